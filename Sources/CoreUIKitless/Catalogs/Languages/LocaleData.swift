/// Data of the Unicode CLDR that strings and catalogs need, packed into words.
///
/// Written by `generate-locale-data.py` from Unicode CLDR as packaged by Babel 2.19.0.
enum LocaleData {
    /// Each set of plural rules with its locales; a locale that is not listed has `other` alone.
    static let pluralRules: [(locales: String, rules: String)] = [
        (
            """
            af an asa az bal bem bez bg brx ce cgg chr ckb dv ee el eo eu fo fur gsw ha haw hu jgo jmc ka kaj kcg kk \
            kkj kl ks ksb ku ky lb lg mas mgo ml mn mr nb nd ne nn nnh no nr ny nyn om or os pap ps rm rof rwk saq sd \
            sdh seh sn so sq ss ssy st syr ta te teo tig tk tn tr ts ug uz ve vo vun wae xh xog
            """,
            "one: n in 1"
        ),
        (
            "ak bho csw ln mg nso pa ti wa",
            "one: n in 0..1"
        ),
        (
            "am as bn doi fa gu hi kn kok pcm tg vi zu",
            "one: i in 0 or n in 1"
        ),
        (
            "ar",
            "zero: n in 0; one: n in 1; two: n in 2; few: n mod 100 in 3..10; many: n mod 100 in 11..99"
        ),
        (
            "ast de en et fi fy ia ie io lij nl sc sv sw ur yi",
            "one: i in 1 and v in 0"
        ),
        (
            "be",
            """
            one: n mod 10 in 1 and n mod 100 not in 11; few: n mod 10 in 2..4 and n mod 100 not in 12..14; many: n mod \
            10 in 0 or n mod 10 in 5..9 or n mod 100 in 11..14
            """
        ),
        (
            "blo cv ksh",
            "zero: n in 0; one: n in 1"
        ),
        (
            "br",
            """
            one: n mod 10 in 1 and n mod 100 not in 11,71,91; two: n mod 10 in 2 and n mod 100 not in 12,72,92; few: n \
            mod 10 in 3..4,9 and n mod 100 not in 10..19,70..79,90..99; many: n not in 0 and n mod 1000000 in 0
            """
        ),
        (
            "bs hr sr",
            """
            one: v in 0 and i mod 10 in 1 and i mod 100 not in 11 or f mod 10 in 1 and f mod 100 not in 11; few: v in \
            0 and i mod 10 in 2..4 and i mod 100 not in 12..14 or f mod 10 in 2..4 and f mod 100 not in 12..14
            """
        ),
        (
            "ca gl it lld pt-AO pt-CH pt-CV pt-GQ pt-GW pt-LU pt-MO pt-MZ pt-PT pt-ST pt-TL scn vec",
            "one: i in 1 and v in 0; many: e in 0 and i not in 0 and i mod 1000000 in 0 and v in 0 or e not in 0..5"
        ),
        (
            "ceb fil",
            "one: v in 0 and i in 1,2,3 or v in 0 and i mod 10 not in 4,6,9 or v not in 0 and f mod 10 not in 4,6,9"
        ),
        (
            "cs sk",
            "one: i in 1 and v in 0; few: i in 2..4 and v in 0; many: v not in 0"
        ),
        (
            "cy",
            "zero: n in 0; one: n in 1; two: n in 2; few: n in 3; many: n in 6"
        ),
        (
            "da",
            "one: n in 1 or t not in 0 and i in 0,1"
        ),
        (
            "dsb hsb",
            """
            one: v in 0 and i mod 100 in 1 or f mod 100 in 1; two: v in 0 and i mod 100 in 2 or f mod 100 in 2; few: v \
            in 0 and i mod 100 in 3..4 or f mod 100 in 3..4
            """
        ),
        (
            "es",
            "one: n in 1; many: e in 0 and i not in 0 and i mod 1000000 in 0 and v in 0 or e not in 0..5"
        ),
        (
            "ff hy kab",
            "one: i in 0,1"
        ),
        (
            "fr pt",
            "one: i in 0..1; many: e in 0 and i not in 0 and i mod 1000000 in 0 and v in 0 or e not in 0..5"
        ),
        (
            "ga",
            "one: n in 1; two: n in 2; few: n in 3..6; many: n in 7..10"
        ),
        (
            "gd",
            "one: n in 1,11; two: n in 2,12; few: n in 3..10,13..19"
        ),
        (
            "gv",
            """
            one: v in 0 and i mod 10 in 1; two: v in 0 and i mod 10 in 2; few: v in 0 and i mod 100 in 0,20,40,60,80; \
            many: v not in 0
            """
        ),
        (
            "he",
            "one: i in 1 and v in 0 or i in 0 and v not in 0; two: i in 2 and v in 0"
        ),
        (
            "is",
            "one: t in 0 and i mod 10 in 1 and i mod 100 not in 11 or t mod 10 in 1 and t mod 100 not in 11"
        ),
        (
            "iu naq sat se sma smj smn sms",
            "one: n in 1; two: n in 2"
        ),
        (
            "kw",
            """
            zero: n in 0; one: n in 1; two: n mod 100 in 2,22,42,62,82 or n mod 1000 in 0 and n mod 100000 in \
            1000..20000,40000,60000,80000 or n not in 0 and n mod 1000000 in 100000; few: n mod 100 in 3,23,43,63,83; \
            many: n not in 1 and n mod 100 in 1,21,41,61,81
            """
        ),
        (
            "lag",
            "zero: n in 0; one: i in 0,1 and n not in 0"
        ),
        (
            "lt",
            """
            one: n mod 10 in 1 and n mod 100 not in 11..19; few: n mod 10 in 2..9 and n mod 100 not in 11..19; many: f \
            not in 0
            """
        ),
        (
            "lv prg",
            """
            zero: n mod 10 in 0 or n mod 100 in 11..19 or v in 2 and f mod 100 in 11..19; one: n mod 10 in 1 and n mod \
            100 not in 11 or v in 2 and f mod 10 in 1 and f mod 100 not in 11 or v not in 2 and f mod 10 in 1
            """
        ),
        (
            "mk",
            "one: v in 0 and i mod 10 in 1 and i mod 100 not in 11 or f mod 10 in 1 and f mod 100 not in 11"
        ),
        (
            "mt",
            "one: n in 1; two: n in 2; few: n in 0 or n mod 100 in 3..10; many: n mod 100 in 11..19"
        ),
        (
            "pl",
            """
            one: i in 1 and v in 0; few: v in 0 and i mod 10 in 2..4 and i mod 100 not in 12..14; many: v in 0 and i \
            not in 1 and i mod 10 in 0..1 or v in 0 and i mod 10 in 5..9 or v in 0 and i mod 100 in 12..14
            """
        ),
        (
            "ro",
            "one: i in 1 and v in 0; few: v not in 0 or n in 0 or n not in 1 and n mod 100 in 1..19"
        ),
        (
            "ru uk",
            """
            one: v in 0 and i mod 10 in 1 and i mod 100 not in 11; few: v in 0 and i mod 10 in 2..4 and i mod 100 not \
            in 12..14; many: v in 0 and i mod 10 in 0 or v in 0 and i mod 10 in 5..9 or v in 0 and i mod 100 in 11..14
            """
        ),
        (
            "sgs",
            """
            one: n mod 10 in 1 and n mod 100 not in 11; two: n in 2; few: n not in 2 and n mod 10 in 2..9 and n mod \
            100 not in 11..19; many: f not in 0
            """
        ),
        (
            "shi",
            "one: i in 0 or n in 1; few: n in 2..10"
        ),
        (
            "si",
            "one: n in 0,1 or i in 0 and f in 1"
        ),
        (
            "sl",
            """
            one: v in 0 and i mod 100 in 1; two: v in 0 and i mod 100 in 2; few: v in 0 and i mod 100 in 3..4 or v not \
            in 0
            """
        ),
        (
            "tzm",
            "one: n in 0..1 or n in 11..99"
        ),
    ]

    /// For each script (`Latn:`) the tags that have it by default, and their default region.
    static let likelySubtags = """
        Adlm: ff-Adlm=GN Arab: apc=SY ar=EG ary=MA az-Arab=IR az-IQ=IQ az-IR=IR bal=PK bgn=PK bqi=IR brh=PK ckb=IQ \
        fa=IR ha-CM=CM ha-SD=SD kk-AF=AF kk-Arab=CN kk-CN=CN kk-IR=IR kk-MN=MN ks=IN ku-Arab=IQ ku-IQ=IQ ku-IR=IR \
        ku-LB=LB ky-Arab=CN ky-CN=CN lrc=IR ms-CC=CC mzn=IR pa-Arab=PK pa-PK=PK ps=AF sd=PK sdh=IR skr=PK tg-Arab=PK \
        tg-PK=PK trw=PK ug=CN ur=PK uz-AF=AF uz-Arab=AF Armn: hy=AM Beng: as=IN bn=BD mni=IN Bopo: zh-Bopo=TW Cakm: \
        ccp=BD Cans: csw=CA iu=CA Cher: chr=US Copt: cop=EG Cyrl: ab=GE ady=RU az-RU=RU ba=RU be=BY bg=BG bua=RU ce=RU \
        cu=RU cv=RU kaa=UZ kbd=RU kk=KZ ku-AM=AM ku-AZ=AZ ku-Cyrl=AM ku-GE=GE ku-TM=TM ky=KG mdf=RU mk=MK mn=MN myv=RU \
        os=GE ru=RU sah=RU sr=RS tg=TJ tt=RU tyv=RU ug-Cyrl=KZ ug-KZ=KZ ug-MN=MN uk=UA uz-CN=CN xdq=RU Deva: bgc=IN \
        bho=IN brx=IN doi=IN hi=IN kok=IN mai=IN mr=IN ne=NP pi-Deva=IN pi-IN=IN raj=IN sa=IN sd-Deva=IN sd-IN=IN \
        suz=NP xnr=IN Ethi: am=ET byn=ER gez=ET ti=ET tig=ER wal=ET Geor: ka=GE lzz-GE=GE lzz-Geor=GE Glag: cu-Glag=BG \
        Grek: el=GR Gujr: gu=IN Guru: pa=IN Hanb: zh-Hanb=TW Hans: yue-CN=CN yue-Hans=CN zh=CN Hant: yue=HK zh-AU=AU \
        zh-BN=BN zh-GB=GB zh-GF=GF zh-HK=HK zh-Hant=TW zh-ID=ID zh-MO=MO zh-PA=PA zh-PF=PF zh-PH=PH zh-SR=SR zh-TH=TH \
        zh-TW=TW zh-US=US zh-VN=VN Hebr: he=IL yi=UA Hmng: hnj-Hmng=LA Hmnp: hnj=US mww=US Jpan: ja=JP Khmr: km=KH \
        Khoj: sd-Khoj=IN Knda: kn=IN Kore: ko=KR Laoo: lo=LA Latn: aa=ET af=ZA agq=CM ak=GH an=ES ann=NG arn=CL asa=TZ \
        ast=ES az=AZ bas=CM bem=ZM bew=ID bez=TZ blo=BJ bm=ML br=FR bs=BA bss=CM ca=ES cad=US cch=NG ceb=PH cgg=UG \
        cho=US cic=US co=FR cs=CZ cy=GB da=DK dav=KE de=DE dje=NE dsb=DE dua=CM dyo=SN ebu=KE ee=GH en=US eo=001 es=ES \
        et=EE eu=ES ewo=CM ff=SN fi=FI fil=PH fo=FO fr=FR frr=DE fur=IT fy=NL ga=IE gaa=GH gd=GB gl=ES gn=PY gsw=CH \
        guz=KE gv=IM ha=NG haw=US hr=HR hrx=BR hsb=DE ht=HT hu=HU ia=001 id=ID ie=EE ig=NG io=001 is=IS isv=001 it=IT \
        jbo=001 jgo=CM jmc=TZ jv=ID kab=DZ kaj=NG kam=KE kcg=NG kde=TZ kea=CV kek=GT ken=CM kgp=BR khq=ML ki=KE kkj=CM \
        kl=GL kln=KE kpe=LR ksb=TZ ksf=CM ksh=DE ku=TR kw=GB kxv=IN ky-Latn=TR ky-TR=TR la=VA lag=TZ lb=LU lg=UG \
        lij=IT lkt=US lld=IT lmo=IT ln=CD lt=LT ltg=LV lu=CD luo=KE luy=KE lv=LV lzz=TR mas=KE mer=KE mfe=MU mg=MG \
        mgh=MZ mgo=CM mhn=IT mi=NZ mic=CA moh=CA mrh=IN ms=MY mt=MT mua=CM mus=US naq=NA nb=NO nd=ZW nds=DE nl=NL \
        nmg=CM nn=NO nnh=CM no=NO nr=ZA nso=ZA nus=SS nv=US ny=MW nyn=UG oc=FR oka=CA om=ET pap=CW pcm=NG pi=GB pis=SB \
        pl=PL pms=IT prg=PL pt=BR qu=PE quc=GT rif=MA rm=CH rn=BI ro=RO rof=TZ rw=RW rwk=TZ saq=KE sbp=TZ sc=IT scn=IT \
        se=NO seh=MZ ses=ML sg=CF sgs=LT sid=ET sk=SK sl=SI sma=SE smj=SE smn=FI sms=FI sn=ZW so=SO sq=AL sr-ME=ME \
        sr-RO=RO sr-TR=TR ss=ZA ssy=ER st=ZA su=ID sus=GN sv=SE sw=TZ szl=PL teo=UG tk=TM tn=ZA to=TO tok=001 tpi=PG \
        tr=TR trv=TW ts=ZA twq=NE tzm=MA uz=UZ ve=ZA vec=IT vi=VN vmw=MZ vo=001 vun=TZ wa=BE wae=CH wbp=AU wo=SN xh=ZA \
        xog=UG yav=CM yo=NG yrl=BR za=CN zu=ZA Mlym: ml=IN Mong: mn-CN=CN mn-Mong=CN Mymr: my=MM pi-MM=MM pi-Mymr=MM \
        shn=MM Nkoo: nqo=GN Olck: sat=IN Orya: or=IN Osge: osa=US Rohg: rhg=MM Shaw: en-Shaw=GB Sind: sd-Sind=IN Sinh: \
        pi-LK=LK pi-Sinh=LK si=LK Syrc: syr=IQ Taml: ta=IN Tavt: blt=VN Telu: te=IN Tfng: shi=MA zgh=MA Thaa: dv=MV \
        Thai: pi-TH=TH pi-Thai=TH th=TH Tibt: bo=CN dz=BT Vaii: vai=LR Yezi: ku-Yezi=GE Yiii: ii=CN
        """

    /// Tags whose parent is not what dropping the last subtag gives.
    static let parents = """
        en-150=en-001 en-AG=en-001 en-AI=en-001 en-AT=en-150 en-AU=en-001 en-BB=en-001 en-BE=en-150 en-BM=en-001 \
        en-BS=en-001 en-BW=en-001 en-BZ=en-001 en-CC=en-001 en-CH=en-150 en-CK=en-001 en-CM=en-001 en-CX=en-001 \
        en-CY=en-001 en-CZ=en-150 en-DE=en-150 en-DG=en-001 en-DK=en-150 en-DM=en-001 en-EE=en-150 en-ER=en-001 \
        en-ES=en-150 en-FI=en-150 en-FJ=en-001 en-FK=en-001 en-FM=en-001 en-FR=en-150 en-GB=en-001 en-GD=en-001 \
        en-GE=en-150 en-GG=en-001 en-GH=en-001 en-GI=en-001 en-GM=en-001 en-GS=en-001 en-GY=en-001 en-HK=en-001 \
        en-HU=en-150 en-ID=en-001 en-IE=en-001 en-IL=en-001 en-IM=en-001 en-IN=en-001 en-IO=en-001 en-IT=en-150 \
        en-JE=en-001 en-JM=en-001 en-KE=en-001 en-KI=en-001 en-KN=en-001 en-KY=en-001 en-LC=en-001 en-LR=en-001 \
        en-LS=en-001 en-LT=en-150 en-LV=en-150 en-MG=en-001 en-MO=en-001 en-MS=en-001 en-MT=en-001 en-MU=en-001 \
        en-MV=en-001 en-MW=en-001 en-MY=en-001 en-NA=en-001 en-NF=en-001 en-NG=en-001 en-NL=en-150 en-NO=en-150 \
        en-NR=en-001 en-NU=en-001 en-NZ=en-001 en-PG=en-001 en-PK=en-001 en-PL=en-150 en-PN=en-001 en-PT=en-150 \
        en-PW=en-001 en-RO=en-150 en-RW=en-001 en-SB=en-001 en-SC=en-001 en-SD=en-001 en-SE=en-150 en-SG=en-001 \
        en-SH=en-001 en-SI=en-150 en-SK=en-150 en-SL=en-001 en-SS=en-001 en-SX=en-001 en-SZ=en-001 en-TC=en-001 \
        en-TK=en-001 en-TO=en-001 en-TT=en-001 en-TV=en-001 en-TZ=en-001 en-UA=en-150 en-UG=en-001 en-VC=en-001 \
        en-VG=en-001 en-VU=en-001 en-WS=en-001 en-ZA=en-001 en-ZM=en-001 en-ZW=en-001 es-AR=es-419 es-BO=es-419 \
        es-BR=es-419 es-BZ=es-419 es-CL=es-419 es-CO=es-419 es-CR=es-419 es-CU=es-419 es-DO=es-419 es-EC=es-419 \
        es-GT=es-419 es-HN=es-419 es-JP=es-419 es-MX=es-419 es-NI=es-419 es-PA=es-419 es-PE=es-419 es-PR=es-419 \
        es-PY=es-419 es-SV=es-419 es-US=es-419 es-UY=es-419 es-VE=es-419 hi-Latn=en-IN nb=no nn=no no-NO=no \
        pt-AO=pt-PT pt-CH=pt-PT pt-CV=pt-PT pt-FR=pt-PT pt-GQ=pt-PT pt-GW=pt-PT pt-LU=pt-PT pt-MO=pt-PT pt-MZ=pt-PT \
        pt-ST=pt-PT pt-TL=pt-PT zh-Hant-MO=zh-Hant-HK
        """

    /// Old and redundant language codes.
    static let aliases = """
        aam=aas aar=aa abk=ab adp=dz afr=af agp=apf ais=ami ajp=apc ajt=aeb aju=jrb aka=ak alb=sq als=sq amh=am ara=ar \
        arb=ar arg=an arm=hy asd=snz asm=as aue=ktz ava=av ave=ae aym=ay ayr=ay ayx=nun aze=az azj=az bak=ba bam=bm \
        baq=eu baz=nvo bcc=bal bcl=bik bel=be ben=bn bgm=bcg bh=bho bhk=fbl bic=bir bih=bho bis=bi bjd=drl bjq=bzc \
        bkb=ebk blg=iba bod=bo bos=bs bre=br btb=beb bul=bg bur=my bxk=luy bxr=bua cat=ca ccq=rki ces=cs cha=ch che=ce \
        chi=zh chu=cu chv=cv cjr=mom cka=cmr cld=syr cls=sa cmk=xch cmn=zh cnr=sr-ME cor=kw cos=co coy=pij cqu=quh \
        cre=cr cwd=cr cym=cy cze=cs daf=dnj dan=da dap=njz dek=sqm deu=de dgo=doi dhd=mwr dik=din diq=zza dit=dif \
        div=dv djl=dze dkl=aqd drh=mn drr=kzk drw=fa-AF dud=uth duj=dwu dut=nl dwl=dbt dzo=dz ekk=et ell=el elp=amq \
        emk=man eng=en epo=eo esk=ik est=et eus=eu ewe=ee fao=fo fas=fa fij=fj fin=fi fra=fr fre=fr fry=fy fuc=ff \
        ful=ff gav=dev gaz=om gbc=wny gbo=grb geo=ka ger=de gfx=vaj ggn=gvr ggo=esg ggr=gtu gio=aou gla=gd gle=ga \
        glg=gl gli=kzk glv=gv gno=gon gom=kok gre=el grn=gn gti=nyc gug=gn guj=gu guv=duz gya=gba hat=ht hau=ha \
        hbs=sr-Latn hdn=hai hea=hmn heb=he her=hz him=srx hin=hi hmo=ho hrr=jal hrv=hr hun=hu hye=hy ibi=opa ibo=ig \
        ice=is ido=io iii=ii ike=iu iku=iu ile=ie ill=ilm ilw=gal in=id ina=ia ind=id ipk=ik isl=is ita=it iw=he \
        izi=eza jar=jgk jav=jv jeg=oyb ji=yi jpn=ja jw=jv kal=kl kan=kn kas=ks kat=ka kau=kr kaz=kk kdv=zkd kgc=tdf \
        kgd=ncq kgh=kml kgm=plu khk=mn khm=km kik=ki kin=rw kir=ky kmr=ku knc=kr kng=kg koj=kwv kom=kv kon=kg kor=ko \
        kpp=jkm kpv=kv krm=bmf ktr=dtp kua=kj kur=ku kvs=gdj kwq=yam kxe=tvd kxl=kru kzh=dgl kzj=dtp kzt=dtp lak=ksp \
        lao=lo lat=la lav=lv lbk=bnc leg=enl lii=raq lim=li lin=ln lit=lt llo=ngt lmm=rmx ltz=lb lub=lu lug=lg lvs=lv \
        mac=mk mah=mh mal=ml mao=mi mar=mr may=ms meg=cir mgx=jbk mhr=chm mkd=mk mlg=mg mlt=mt mnt=wnn mo=ro mof=xnt \
        mol=ro mon=mn mrd=mgp mri=mi msa=ms mst=mry mup=raj mwd=dmw mwj=vaj mya=my myd=aog myt=mry nad=xny nau=na \
        nav=nv nbf=nru nbl=nr nbx=gll ncp=kdz nde=nd ndo=ng nep=ne nld=nl nln=azd nlr=nrk nno=nn nns=nbr nnx=ngv \
        nob=nb nom=cbr noo=dtd nor=no npi=ne nte=eko nts=pij nxu=bpp nya=ny oci=oc ojg=oj oji=oj ori=or orm=om ory=or \
        oss=os oun=vaj pan=pa pat=kxr pbu=ps pcr=adx per=fa pes=fa pli=pi plt=mg pmc=huw pmk=crr pmu=phr pnb=lah \
        pol=pl por=pt ppa=bfy ppr=lcq prp=gu prs=fa-AF pry=prt pus=ps puz=pub que=qu quz=qu rmr=emx rmy=rom roh=rm \
        ron=ro rum=ro run=rn rus=ru sag=sg san=sa sap=aqt sca=hle scc=sr scr=hr sgl=isk sh=sr-Latn shl=mrh sin=si \
        skk=oyb slk=sk slo=sk slv=sl smd=kmb sme=se smo=sm sna=sn snb=iba snd=sd som=so sot=st spa=es spy=kln sqi=sq \
        src=sc srd=sc srp=sr ssw=ss sul=sgd sum=ulw sun=su swa=sw swc=sw-CD swe=sv swh=sw szd=umi tah=ty tam=ta tat=tt \
        tdu=dtp tel=te tgg=bjp tgk=tg tgl=fil tha=th thc=tpo thw=ola thx=oyb tib=bo tid=itd tie=ras tir=ti tkk=twm \
        tl=fil tlw=weo tmk=tdg tmp=tyj tne=kak tnf=fa-AF ton=to tpw=tpn tsf=taj tsn=tn tso=ts ttq=tmh tuk=tk tur=tr \
        tw=ak twi=ak uig=ug ukr=uk umu=del unp=wro uok=ema urd=ur uzb=uz uzn=uz ven=ve vie=vi vol=vo wel=cy wgw=wgb \
        wit=nol wiw=nwo wln=wa wol=wo xba=cax xho=xh xia=acn xkh=waw xpe=kpe xrq=dmw xsj=suj xsl=den xss=zko ybd=rki \
        ydd=yi yen=ynq yid=yi yiy=yrm yma=lrr ymt=mtm yol=enm yor=yo yos=zom yuu=yug zai=zap zha=za zho=zh zir=scv \
        zkb=kjh zsm=ms zul=zu zyb=za
        """
}
