// A form described by a table of its fields: what each is called, what it is while empty, how a draft keeps it, what
// counts when two versions are compared, and how it is told in words. The faults of a whole form come from one
// function, which asks the rules in src/rules.
import type { CountRule } from '#app/ui/editor/over-limit.ts'

/** Ground of a form: what it goes back to where nothing is written, and its version on the server; 0: none. */
export interface Ground<Values> {
  fields: Values
  text: string
  version: number
}

/** Control of a field; without one an area shows the field with a piece of its own. */
export type Control<Value> =
  | { as: 'line'; count?: (text: string) => string; inputMode?: 'numeric' }
  | { as: 'area'; rows?: number }
  | { as: 'choice'; options: readonly (readonly [Value, string])[] }
  | { as: 'switch' }
  | { as: 'long'; count: CountRule; limit: number; rows: number }

export interface Field<Value, Values, G> {
  label: string
  /** value of a form that nobody wrote in */
  empty: Value
  /** value as a draft has it; `otherwise` for what is none, or of a later build */
  read: (raw: unknown, otherwise: Value) => Value
  /** part of it by which two versions differ; the value itself by default */
  counts?: (fields: Values, ground: G) => unknown
  /** the value in a few words, where two versions are told apart */
  words?: (fields: Values) => string | null | false
  control?: Control<Value>
  required?: true
  hint?: string
}

/** A fault in words, by the name of its field; `text` is the long text. */
export type Faults<Values> = {
  [Name in (keyof Values & string) | 'text']?: string | undefined
}

export interface FormKind<Values, Judged extends string | object, G extends Ground<Values> = Ground<Values>> {
  /** お知らせ */
  what: string
  /** label of the long text */
  text: string
  table: { [Name in keyof Values & string]: Field<Values[Name], Values, G> }
  title: (fields: Values) => string
  /**
   * Faults in the order of the form.
   * @param judged what the form is to be good for, such as being saved or handed in
   */
  faults: (fields: Values, text: string, judged: Judged) => Faults<Values>
}

/** Faults of a form as it is written, without the fields that have none. */
export const foundFaults = <Values, Judged extends string | object>(
  kind: Pick<FormKind<Values, Judged, never>, 'faults'>,
  { fields, text }: Written<Values>,
  judged: Judged,
): Faults<Values> =>
  Object.fromEntries(
    Object.entries(kind.faults(fields, text, judged)).filter(([, words]) => words !== undefined),
  ) as Faults<Values>

type Written<Values> = Pick<Ground<Values>, 'fields' | 'text'>
/** Fields and their version, as a draft keeps them beside the long text. */
export type Kept<Values> = Pick<Ground<Values>, 'fields' | 'version'>
type AnyKind<Values, G extends Ground<Values>> = Pick<FormKind<Values, never, G>, 'table' | 'text' | 'title'>
export type Raw = Record<string, unknown>

const fieldsOf = <Values, G extends Ground<Values>>({ table }: Pick<AnyKind<Values, G>, 'table'>) =>
  Object.entries(table) as [keyof Values & string, Field<unknown, Values, G>][]

/** Fields of a form that nobody wrote in. */
export const emptyOf = <Values, G extends Ground<Values>>(kind: Pick<AnyKind<Values, G>, 'table'>): Values =>
  Object.fromEntries(fieldsOf(kind).map(([name, { empty }]) => [name, empty])) as Values

export const writeForm = <Values>({ fields, version }: Kept<Values>): string => JSON.stringify({ version, ...fields })

/** Contents of a draft; fields that it lacks, or has in words of a later build, are as on the ground. */
export function readForm<Values, G extends Ground<Values>>(
  kind: Pick<AnyKind<Values, G>, 'table'>,
  written: string,
  { fields: first, version }: Kept<Values>,
): Kept<Values> {
  const raw = parse(written)
  if (!raw) return { fields: first, version }
  const fields = fieldsOf(kind).map(([name, { read }]) => [name, read(raw[name], first[name])])
  return { fields: Object.fromEntries(fields), version: Number.isInteger(raw.version) ? Number(raw.version) : version }
}

function parse(written: string): Raw | null {
  try {
    const raw: unknown = JSON.parse(written)
    return isRaw(raw) ? raw : null
  } catch {
    return null
  }
}

/** Labels of what differs between two versions; `ground` is the one on the server. */
export function differing<Values, G extends Ground<Values>>(
  kind: AnyKind<Values, G>,
  ground: G,
  other: Written<Values>,
): string[] {
  const counted = ({ counts }: Field<unknown, Values, G>, name: keyof Values, fields: Values): string =>
    JSON.stringify(counts ? counts(fields, ground) : fields[name])
  const labels = fieldsOf(kind).flatMap(([name, field]) =>
    counted(field, name, ground.fields) === counted(field, name, other.fields) ? [] : field.label,
  )
  return ground.text === other.text ? labels : [...labels, kind.text]
}

export const isSame = <Values, G extends Ground<Values>>(
  kind: AnyKind<Values, G>,
  ground: G,
  other: Written<Values>,
): boolean => differing(kind, ground, other).length === 0

/** Words of the fields that have some. */
export const factsOf = <Values, G extends Ground<Values>>(
  kind: Pick<AnyKind<Values, G>, 'table'>,
  fields: Values,
): string[] => fieldsOf(kind).flatMap(([, { words }]) => words?.(fields) || [])

/** One line about the fields of a draft: title（fact・fact）. */
export function lineOf<Values, G extends Ground<Values>>(kind: AnyKind<Values, G>, written: string, ground: G): string {
  const { fields } = readForm(kind, written, ground)
  const facts = factsOf(kind, fields)
  return facts.length === 0 ? kind.title(fields) : `${kind.title(fields)}（${facts.join('・')}）`
}

export const isRaw = (value: unknown): value is Raw =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
export const textOf = (raw: unknown, otherwise: string): string => (typeof raw === 'string' ? raw : otherwise)
export const textOrNull = (raw: unknown, otherwise: string | null): string | null =>
  typeof raw === 'string' || raw === null ? raw : otherwise
export const flagOf = (raw: unknown, otherwise: boolean): boolean => (typeof raw === 'boolean' ? raw : otherwise)
export const oneOf =
  <Value>(values: readonly Value[]) =>
  (raw: unknown, otherwise: Value): Value =>
    values.find(known => known === raw) ?? otherwise
/** @param read row of a draft; null: none that is known */
export const rowsOf =
  <Row>(most: number, read: (raw: Raw, index: number) => Row | null) =>
  (raw: unknown, otherwise: readonly Row[]): readonly Row[] =>
    Array.isArray(raw)
      ? raw.slice(0, most).flatMap((row, index) => (isRaw(row) ? (read(row, index) ?? []) : []))
      : otherwise
