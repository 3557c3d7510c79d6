// The bell at the end of the top bar, which leads to the notices.
import { Bell } from 'lucide-react'
import { IconLink } from '#app/ui/IconButton.tsx'
import { useUnseenNotices } from './notice-count.ts'

export function NoticeBell() {
  const unseen = useUnseenNotices()
  return <IconLink to="/notice" icon={Bell} badge={unseen} label={unseen > 0 ? `通知 未読${unseen}件` : '通知'} />
}
