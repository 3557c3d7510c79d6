// A sign-up on its way: its link, what was typed, the account that was made, and what went wrong.
import { useEffect, useRef, useState } from 'react'
import { accountsNow } from '#app/platform/accounts.ts'
import type { NewAccount } from '#app/platform/identity-port.ts'
import { NoAnswer, Refusal } from '#app/platform/requests.ts'
import { signUpMessages } from '#rules/messages/sign-up.ts'
import { addRecord, hasRecord, type OpenedLink, openLink } from './calls.ts'
import { forgetSignUp, type KeptSignUp, keepSignUp, signUpOf } from './kept-sign-up.ts'

export type SignUpState =
  | { at: 'opening' }
  /** State while the server cannot be asked whether the link opens something. */
  | { at: 'unreachable' }
  | { at: 'closed' }
  | ({ at: 'open' } & OpenedLink)

export type SignUpFailure = {
  text: string
  /** Whether the server has refused it; otherwise no answer came. */
  isRefused: boolean
  /** Whether there is an account without a record, which may be deleted. */
  deletable: boolean
}

export type Saved = { state: 'none' } | { state: 'saved'; at: number } | { state: 'failed' }

/** @param id of the address; none after it was taken out of it */
export function useSignUp(id: string | undefined) {
  const [state, setState] = useState<SignUpState>({ at: 'opening' })
  const [kept, setKept] = useState<KeptSignUp | null>(null)
  const [saved, setSaved] = useState<Saved>({ state: 'none' })
  const [failure, setFailure] = useState<SignUpFailure | null>(null)
  const [pending, setPending] = useState(false)
  const made = useRef<{ account: NewAccount; password: string | null } | null>(null)

  const open = async (): Promise<void> => {
    setState({ at: 'opening' })
    const found = await signUpOf(id)
    if (!found) return setState({ at: 'closed' })
    setKept(found)
    try {
      const opened = await openLink(found.id)
      if (opened === null) await forgetSignUp()
      setState(opened === null ? { at: 'closed' } : { at: 'open', ...opened })
    } catch {
      setState({ at: 'unreachable' })
    }
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: opened once for a link; the address loses its id afterwards
  useEffect(() => {
    void open()
  }, [])

  const change = (part: Partial<KeptSignUp>): void => {
    if (!kept) return
    const next = { ...kept, ...part }
    setKept(next)
    void keepSignUp(next).then(isKept => setSaved(isKept ? { state: 'saved', at: Date.now() } : { state: 'failed' }))
  }

  /** @returns whether the user exists now */
  const register = async (mailaddress: string, password: string | null, person: KeptSignUp): Promise<boolean> => {
    setPending(true)
    setFailure(null)
    try {
      if (!made.current || made.current.password !== password) {
        const accounts = await accountsNow()
        made.current = { account: await accounts.createAccount({ password }), password }
      }
      const { account } = made.current
      const { seibetsu, seinengappi } = person
      await addRecord(account, mailaddress, { userName: person.userName.trim(), seibetsu, seinengappi }).catch(
        async error => {
          // A record whose answer was lost is there all the same.
          if (!(error instanceof NoAnswer) || !(await hasRecord(account))) throw error
        },
      )
      await forgetSignUp()
      return true
    } catch (error) {
      setFailure(await failureOf(error, made.current?.account ?? null))
      return false
    } finally {
      setPending(false)
    }
  }

  /** Gives the sign-up up: the account is deleted, unless it became a user. */
  const giveUp = async (): Promise<void> => {
    setPending(true)
    try {
      if (made.current) await (await accountsNow()).deleteAccount(made.current.account)
      await forgetSignUp()
      made.current = null
    } finally {
      setPending(false)
    }
  }

  return { state, kept, saved, failure, pending, open, change, register, giveUp, dismiss: () => setFailure(null) }
}

async function failureOf(error: unknown, account: NewAccount | null): Promise<SignUpFailure> {
  const text = error instanceof Refusal && error.message ? error.message : signUpMessages.failed
  // Deleting is offered only when it is known that no record exists.
  const deletable =
    account !== null &&
    (await hasRecord(account)
      .then(has => !has)
      .catch(() => false))
  return { text, isRefused: error instanceof Refusal, deletable }
}
