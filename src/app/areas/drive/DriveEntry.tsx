// Row of my page that leads to the user's drive.
import { HardDrive } from 'lucide-react'
import { Icon } from '#app/ui/Icon.tsx'
import { ListLink } from '#app/ui/List.tsx'

export const DriveEntry = () => (
  <ListLink
    to="/myPage/account/drive"
    search={{ page: 1 }}
    icon={<Icon of={HardDrive} className="text-ai" />}
    title="ドライブ"
  />
)
