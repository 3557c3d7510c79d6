// Round picture of an account: the icon of the class acted as, or the spool of the service.
import { Spool } from '#app/ui/art/Logo.tsx'
import { cx } from '#app/ui/cx.ts'
import { fileSource } from '../../ui/file-address.ts'

export const AccountFace = ({ icon, className }: { icon: string | null; className: string }) => (
  <span className={cx('grid flex-none place-items-center overflow-hidden rounded-full bg-ai-soft', className)}>
    {icon ? <img {...fileSource(icon)} alt="" className="art size-full object-cover" /> : <Spool className="size-6" />}
  </span>
)
