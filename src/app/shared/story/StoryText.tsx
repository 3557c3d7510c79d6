// Full display of a user's text: the notation, cards for inner addresses, previews of links (notation, G51).
import { useLinkPreviews } from '#app/platform/reading.ts'
import { InnerLink } from '#app/ui/InnerLink.tsx'
import { RichText, type RichTextProps } from '#app/ui/RichText.tsx'
import type { WebAddress } from '#rules/text/nodes.ts'
import { LinkCard } from './LinkCard.tsx'

const here = [location.origin]

export function StoryText({
  origins = here,
  ...rest
}: Omit<RichTextProps, 'card' | 'preview' | 'origins' | 'isStory'> & { origins?: readonly string[] }) {
  const previews = useLinkPreviews()
  return <RichText {...rest} isStory origins={origins} card={card} preview={previews ? preview : undefined} />
}

const card = ({ url, text }: WebAddress) => <LinkCard url={url} instead={<InnerLink url={url}>{text}</InnerLink>} />

const preview = ({ url }: WebAddress) => <LinkCard url={url} />
