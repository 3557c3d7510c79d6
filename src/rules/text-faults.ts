// Faults of the short texts of a form: one that is needed and missing, one that is too long.
import { lengthCount } from './text/count.ts'

/** Texts of a form by name: their words for users, their most characters (rules §3), and those that must not be empty. */
type Texts<Name extends string> = {
  labels: Readonly<Record<Name, string>>
  most: Readonly<Record<NoInfer<Name>, number>>
  needed: readonly NoInfer<Name>[]
}

/** @returns a function that gives the faults of some of the texts, as their form shows them */
export const textFaultsOf =
  <Name extends string>({ labels, most, needed }: Texts<Name>) =>
  <Field extends Name>(texts: Readonly<Record<Field, string>>): Partial<Record<Field, string>> => {
    const faults: Partial<Record<Field, string>> = {}
    for (const field of Object.keys(texts) as Field[]) {
      const words = texts[field]
      if (needed.includes(field) && words.trim() === '') faults[field] = `${labels[field]}を入力してください。`
      else if (lengthCount(words) > most[field])
        faults[field] = `${labels[field]}は${most[field].toLocaleString('ja-JP')}文字以内で入力してください。`
    }
    return faults
  }
