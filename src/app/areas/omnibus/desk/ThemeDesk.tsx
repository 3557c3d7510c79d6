// Desk of a theme that may still be written: its form, its preview, the reason of a return beside it, handing it in. An approved one
// stays as players see it until the office has approved the change.
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Info } from 'lucide-react'
import { useSession } from '#app/platform/use-session.ts'
import { ReturnReason } from '#app/shared/decision/ReturnReason.tsx'
import { FormNotices } from '#app/shared/form/FormNotices.tsx'
import { previewWays } from '#app/shared/form/preview-ways.tsx'
import { useForm } from '#app/shared/form/use-form.ts'
import { useFormSave } from '#app/shared/form/use-form-save.ts'
import { WritingPage } from '#app/shared/form/WritingPage.tsx'
import { Aside } from '#app/ui/Aside.tsx'
import { Fold } from '#app/ui/Fold.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import { BackLink } from '#app/ui/TopBar.tsx'
import { firstThemes, type ThemeDeskAddress } from '../address.ts'
import { themeTarget } from '../draft-places.ts'
import { OmnibusStateChip } from '../OmnibusStateChip.tsx'
import { type OwnTheme, omnibusQueries, type Template } from '../queries.ts'
import { ThemeFormFields } from '../ThemeFormFields.tsx'
import { ThemePreview } from '../ThemePreview.tsx'
import { groundOf, themeKind } from '../theme-kind.ts'
import { type SavedTheme, STALE_CODES, savingTheme, useThemeAct } from '../writes.ts'
import { ThemeSteps } from './ThemeSteps.tsx'

interface ThemeDeskProps {
  template: Template
  /** null for a new one */
  own: OwnTheme | null
  address: ThemeDeskAddress
}

export function ThemeDesk({ template, own, address }: ThemeDeskProps) {
  const { worldId, templateId } = template
  const client = useQueryClient()
  const navigate = useNavigate()
  const { user } = useSession()
  const omnibusId = own?.omnibus.omnibusId ?? null
  const form = useForm({
    ...{ kind: themeKind, judged: 'saved' as const },
    first: groundOf(own?.written ?? null, own?.omnibus.version ?? 0),
  })
  const of = omnibusId === null ? { worldId, templateId } : { omnibusId }
  const target = themeTarget(of)

  const leave = () => navigate({ to: '/myPage/scenario/omnibus', search: firstThemes, replace: true })
  /** Goes to the theme's own address after its first save, and back to the list after it was handed in. */
  const goOn = async (saved: SavedTheme): Promise<void> => {
    if (saved.state === 'checking') return leave()
    const search = { omnibus: saved.omnibusId }
    if (omnibusId === null) await navigate({ to: '/myPage/scenario/omnibus/create', search, replace: true })
  }
  const saving = useFormSave({ form, write: savingTheme, target, onLate: saved => void goOn(saved) })
  const acts = useThemeAct(omnibusId)

  const save = async (): Promise<void> => {
    const saved = await saving.saveChanges(
      { judged: 'saved', isNew: own === null, done: 'テーマを保存しました' },
      { of, submits: false },
    )
    if (saved) await goOn(saved)
  }
  const submit = async (): Promise<void> => {
    const saved = await saving.saveAndTell('テーマを提出しました', { of, submits: true })
    if (saved) await goOn(saved)
  }
  const act = async (name: 'remove' | 'close'): Promise<void> => {
    if (omnibusId === null) return
    const { title } = form.fields
    if (!(await acts.press({ omnibusId, baseVersion: form.version(), act: name, title }))) return
    await form.letGo()
    client.removeQueries({ queryKey: omnibusQueries.desk(omnibusId).queryKey })
    await leave()
  }
  const newest = async () => {
    if (omnibusId === null) return null
    const found = await client.fetchQuery({ ...omnibusQueries.desk(omnibusId), staleTime: 0 })
    return groundOf(found.written, found.omnibus.version)
  }
  const { preview, ...editing } = address
  const state = own?.omnibus.state ?? 'draft'
  const isShown = own?.approved != null
  const shown = form.text !== null && (
    <ThemePreview
      theme={{ masterName: user?.userName ?? '', ...own?.omnibus, worldId, textType: template.textType }}
      texts={{ ...form.fields, description: form.text, characterList: [...form.fields.related] }}
    />
  )
  return (
    <WritingPage
      title={own ? 'テーマを書く' : '新しいテーマ'}
      back={<BackLink to="/myPage/scenario/omnibus" search={own ? firstThemes : { group: 'templates' }} />}
      isPreview={preview === true}
      {...previewWays(
        { to: '/myPage/scenario/omnibus/create', search: { ...address, preview: true } },
        { to: '/myPage/scenario/omnibus/create', search: editing },
      )}
      preview={shown}
      onSubmit={() => void save()}
    >
      <p className="mt-3 flex flex-wrap items-center gap-2 text-sub wrap-anywhere">
        {own && <OmnibusStateChip theme={own.omnibus} />}
        <b>{template.title}</b>
      </p>
      <Fold label="テンプレートの決まりごと" className="mt-1" unfolds={own === null}>
        <p className="text-sub whitespace-pre-wrap wrap-anywhere">
          {template.guide.trim() || 'このテンプレートに、特別な決まりはありません。'}
        </p>
      </Fold>
      <ReturnReason reason={state === 'returned' ? (own?.omnibus.comment ?? null) : null} />
      {isShown && (
        <Notice icon={Info} silent className="mt-3" title="承認済みのテーマが公開されています。">
          <p>変更は、運営の審査が終わるまでプレイヤーには見えません。オーダーの受付はそのまま続きます。</p>
        </Notice>
      )}
      <FormNotices
        form={form}
        of={saving}
        doing={saving.doing}
        isNew={own === null}
        staleCodes={STALE_CODES}
        newest={newest}
      />
      <ThemeFormFields
        {...{ form, worldId, target }}
        draftId={address.draft}
        isBusy={saving.pending || acts.pending}
        onSubmit={() => void save()}
      />
      <ThemeSteps
        form={form}
        saving={saving}
        acts={acts}
        isNew={own === null}
        state={state}
        isShown={isShown}
        onSubmit={submit}
        onAct={act}
      />
      {!preview && <Aside only>{shown}</Aside>}
    </WritingPage>
  )
}
