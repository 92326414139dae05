#if arch(wasm32)
    // What the page calls. A system is passed as the address that `system_make` gave out.

    private func system(_ address: UnsafeMutableRawPointer) -> LiveSystem {
        Unmanaged<LiveSystem>.fromOpaque(address).takeUnretainedValue()
    }

    @_expose(wasm, "system_make") @_cdecl("system_make")
    func systemMake() -> UnsafeMutableRawPointer { Unmanaged.passRetained(LiveSystem()).toOpaque() }

    @_expose(wasm, "system_free") @_cdecl("system_free")
    func systemFree(_ address: UnsafeMutableRawPointer) { Unmanaged<LiveSystem>.fromOpaque(address).release() }

    @_expose(wasm, "system_variable") @_cdecl("system_variable")
    func systemVariable(_ address: UnsafeMutableRawPointer) -> Int32 { system(address).makeVariable() }

    @_expose(wasm, "system_stage") @_cdecl("system_stage")
    func systemStage(_ address: UnsafeMutableRawPointer, _ variable: Int32, _ coefficient: Double) -> Int32 {
        system(address).stage(variable, coefficient)
    }

    @_expose(wasm, "system_add") @_cdecl("system_add")
    func systemAdd(
        _ address: UnsafeMutableRawPointer,
        _ relation: Int32,
        _ constant: Double,
        _ priority: Double
    ) -> Int32 {
        system(address).add(relation, constant, priority)
    }

    @_expose(wasm, "system_remove") @_cdecl("system_remove")
    func systemRemove(_ address: UnsafeMutableRawPointer, _ constraint: Int32) -> Int32 {
        system(address).remove(constraint)
    }

    @_expose(wasm, "system_constant") @_cdecl("system_constant")
    func systemConstant(_ address: UnsafeMutableRawPointer, _ constraint: Int32, _ constant: Double) -> Int32 {
        system(address).setConstant(constant, of: constraint)
    }

    @_expose(wasm, "system_priority") @_cdecl("system_priority")
    func systemPriority(_ address: UnsafeMutableRawPointer, _ constraint: Int32, _ priority: Double) -> Int32 {
        system(address).setPriority(priority, of: constraint)
    }

    @_expose(wasm, "system_edit") @_cdecl("system_edit")
    func systemEdit(_ address: UnsafeMutableRawPointer, _ variable: Int32, _ priority: Double) -> Int32 {
        system(address).edit(variable, priority)
    }

    @_expose(wasm, "system_suggest") @_cdecl("system_suggest")
    func systemSuggest(_ address: UnsafeMutableRawPointer, _ variable: Int32, _ value: Double) -> Int32 {
        system(address).suggest(value, for: variable)
    }

    @_expose(wasm, "system_value") @_cdecl("system_value")
    func systemValue(_ address: UnsafeMutableRawPointer, _ variable: Int32) -> Double {
        system(address).value(of: variable)
    }

    @_expose(wasm, "system_conflict_count") @_cdecl("system_conflict_count")
    func systemConflictCount(_ address: UnsafeMutableRawPointer) -> Int32 { Int32(system(address).conflict.count) }

    @_expose(wasm, "system_conflict") @_cdecl("system_conflict")
    func systemConflict(_ address: UnsafeMutableRawPointer, _ index: Int32) -> Int32 {
        let conflict = system(address).conflict
        return conflict.indices.contains(Int(index)) ? conflict[Int(index)] : LiveSystem.Status.refused
    }

    @_expose(wasm, "system_alternate") @_cdecl("system_alternate")
    func systemAlternate(
        _ address: UnsafeMutableRawPointer,
        _ variable: Int32,
        _ first: Double,
        _ second: Double,
        _ times: Int32,
        _ reading: Int32
    ) -> Double {
        system(address).alternate(first, second, for: variable, times: times, reading: reading)
    }
#endif
