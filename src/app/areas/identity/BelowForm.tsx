// Parts of the sign-in page below its form: the accounts of a demo, the thanks, the documents.
import type { Credentials } from '#app/platform/identity-port.ts'
import { LegalLinks } from '#app/shared/legal/LegalLinks.tsx'
import { DemoPeople } from './DemoPeople.tsx'
import { SocialButtons, type SocialButtonsProps } from './SocialButtons.tsx'
import { Supporters } from './Supporters.tsx'

interface BelowFormProps {
  online: boolean
  pending: boolean
  /** null where nobody signs in */
  onEnter: ((credentials: Credentials) => Promise<void>) | null
  /** null for the form of a forgotten password */
  social: SocialButtonsProps | null
}

export const BelowForm = ({ onEnter, social, ...rest }: BelowFormProps) => (
  <>
    {social && <SocialButtons {...social} />}
    {onEnter && <DemoPeople {...rest} onEnter={onEnter} />}
    <Supporters online={rest.online} />
    <LegalLinks label="規約など" />
  </>
)
