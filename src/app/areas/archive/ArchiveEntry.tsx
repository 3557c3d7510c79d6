// Row of my page that leads to the archive.
import { Library } from 'lucide-react'
import { Icon } from '#app/ui/Icon.tsx'
import { ListLink } from '#app/ui/List.tsx'
import { firstArchive } from './address.ts'

export const ArchiveEntry = () => (
  <ListLink
    to="/myPage/archive"
    search={firstArchive}
    icon={<Icon of={Library} className="text-ai" />}
    title="わたしの物語"
  />
)
