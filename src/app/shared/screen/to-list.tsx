// Ways from the page of one thing to the list that it stands in.
import type { RegisteredRouter, ValidateLinkOptions } from '@tanstack/react-router'
import { ButtonLink } from '#app/ui/Button.tsx'
import { BackLink } from '#app/ui/TopBar.tsx'

/**
 * The way back in the bar, and what is said where the thing does not exist, with a button to the list.
 * @param list words of the button: キャンペーンの一覧へ
 */
export function toList<const Options>(
  link: ValidateLinkOptions<RegisteredRouter, Options>,
  list: string,
  gone: string,
) {
  const to = link as { to: '/' }
  return {
    back: <BackLink {...to} />,
    nowhere: {
      title: gone,
      action: (
        <ButtonLink variant="ai" {...to}>
          {list}
        </ButtonLink>
      ),
    },
  }
}
