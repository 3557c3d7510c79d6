// Ways between a form and what its readers will see of it, for the bar of a page that has both.
import type { RegisteredRouter, ValidateLinkOptions } from '@tanstack/react-router'
import { TextLink } from '#app/ui/TextLink.tsx'
import { BackLink } from '#app/ui/TopBar.tsx'

/** @param shown link to what readers will see @param writing link to the form */
export const previewWays = <const Shown, const Writing>(
  shown: ValidateLinkOptions<RegisteredRouter, Shown>,
  writing: ValidateLinkOptions<RegisteredRouter, Writing>,
) => ({
  toPreview: (
    <TextLink {...(shown as { to: '/' })} className="px-3">
      プレビュー
    </TextLink>
  ),
  toForm: <BackLink {...(writing as { to: '/' })} replace label="編集に戻る" />,
})
