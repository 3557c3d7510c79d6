// Ways from the page of one thing to the list that it stands in.
import type { RegisteredRouter, ValidateLinkOptions } from '@tanstack/react-router'
import { ButtonLink } from '#app/ui/Button.tsx'
import { BackLink } from '#app/ui/TopBar.tsx'

/**
 * Words where a thing does not exist, with a button that leads on.
 * @param words those of the button: キャンペーンの一覧へ
 */
export const nowhereBut = <const Options,>(
  title: string,
  link: ValidateLinkOptions<RegisteredRouter, Options>,
  words: string,
) => ({
  title,
  action: (
    <ButtonLink variant="ai" {...(link as { to: '/' })}>
      {words}
    </ButtonLink>
  ),
})

/**
 * The way back in the bar, and what is said where the thing does not exist, with a button to the list.
 * @param list words of the button: キャンペーンの一覧へ
 */
export const toList = <const Options,>(
  link: ValidateLinkOptions<RegisteredRouter, Options>,
  list: string,
  gone: string,
) => ({
  back: <BackLink {...(link as { to: '/' })} />,
  nowhere: nowhereBut(gone, link, list),
})
