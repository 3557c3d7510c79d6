export function dealt(seed: string, names: readonly string[], count: number): string[]
export function leftOut(seed?: string): string[]
export function sayLeftOut(seed: string, steps: readonly string[]): string[]
