// Rows of マイページ that lead to the user's texts.
import { MessageCircleQuestion, PenLine } from 'lucide-react'
import { Icon } from '#app/ui/Icon.tsx'
import { ListLink } from '#app/ui/List.tsx'

export const WritingLinks = () => (
  <>
    <ListLink
      to="/myPage/drafts"
      search={{ ended: false, page: 1 }}
      icon={<Icon of={PenLine} className="text-ai" />}
      title="下書き"
    />
    <ListLink
      to="/inquiry"
      search={{ page: 1 }}
      icon={<Icon of={MessageCircleQuestion} className="text-ai" />}
      title="お問い合わせ"
    />
  </>
)
