// Parts of the sign-in page below its form: the accounts of a demo, and the thanks.
import type { Credentials } from '#app/platform/identity-port.ts'
import { DemoPeople } from './DemoPeople.tsx'
import { Supporters } from './Supporters.tsx'

interface BelowFormProps {
  online: boolean
  pending: boolean
  /** null where nobody signs in */
  onEnter: ((credentials: Credentials) => Promise<void>) | null
}

export const BelowForm = ({ onEnter, ...rest }: BelowFormProps) => (
  <>
    {onEnter && <DemoPeople {...rest} onEnter={onEnter} />}
    <Supporters online={rest.online} />
  </>
)
