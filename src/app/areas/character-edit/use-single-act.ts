// An act that happens once for a form, and what the form must know of it: whether the answer to one is still missing.
import { useEffect, useState } from 'react'
import type { ApiRequest } from '#app/platform/exchange.ts'
import { isActOpen, SettledElsewhere, sendAct, settleAct } from '#app/platform/sent-act.ts'

export function useSingleAct<Answer>(name: string) {
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    let isGone = false
    isActOpen(name).then(
      open => !isGone && setOpen(open),
      () => {},
    )
    return () => {
      isGone = true
    }
  }, [name])

  const after = async <Result>(work: Promise<Result>): Promise<Result> => {
    try {
      return await work
    } finally {
      setOpen(await isActOpen(name))
    }
  }
  return {
    /** One was sent and its answer not read. */
    isUnknown: isOpen,
    send: (request: ApiRequest): Promise<Answer> => after(sendAct(name, request, { isAlone: true }) as Promise<Answer>),
    /** Asks again for the answer of the one that is open. */
    again: async (): Promise<Answer> => {
      const settled = await after(settleAct(name))
      if (!settled) throw new SettledElsewhere()
      return settled.answer as Answer
    },
  }
}
