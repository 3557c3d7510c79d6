// The dice of a run repeated on this device: the shown seed must fit its hash, and every step must follow from it.
import { hashOfSeed } from '#rules/draws.ts'
import { firstWrongStep } from '#rules/journals.ts'
import type { Run } from './queries.ts'

export interface RunCheck {
  isRight: boolean
  words: string
}

/** @param seedHash the hash as this device received it before the end */
export async function checkRun(run: Run & { seed: string }, seedHash: string): Promise<RunCheck> {
  if ((await hashOfSeed(run.seed)) !== seedHash)
    return { isRight: false, words: '見せられたたねが、はじめに約束した指紋と合いません。' }
  const wrong = await firstWrongStep({ ...run, prompts: run.promptList, steps: run.entryList })
  return wrong === null
    ? { isRight: true, words: `${run.entryList.length}ページぶんを振りなおして、同じ出目と問いになりました。` }
    : { isRight: false, words: `${wrong}ページ目の出目か問いが、たねから計算したものと合いません。` }
}
