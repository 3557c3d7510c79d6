export function dealt(seed: string, names: readonly string[], count: number): string[]
export function leftOut(seed?: string): string[]
export function rowsOf<Name extends string>(
  suite: 'lost' | 'parallel',
  table: Record<Name, unknown>,
  seed?: string,
): Name[]
export function sayLeftOut(seed: string, steps: readonly string[]): string[]
