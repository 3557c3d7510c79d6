// The form of a character: five tabs over one draft, saved together with the version it was written from.

import { Link } from '@tanstack/react-router'
import { RefreshCw, TriangleAlert } from 'lucide-react'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { CHOOSE_VERSION } from '#app/shared/draft/choose-version.ts'
import { DraftConflict } from '#app/shared/draft/DraftConflict.tsx'
import { AskFirst } from '#app/shared/screen/AskFirst.tsx'
import { PressNotice } from '#app/shared/screen/PressNotice.tsx'
import { Button } from '#app/ui/Button.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import { Loading, SkeletonBlock } from '#app/ui/Skeleton.tsx'
import { Tabs } from '#app/ui/Tabs.tsx'
import { TextButton } from '#app/ui/TextLink.tsx'
import { formMessages } from '#rules/messages/checks.ts'
import { offlineWritingReason } from '#rules/messages/offline.ts'
import type { OwnProfile } from '../queries.ts'
import { useFormDraft } from '../use-form-draft.ts'
import { ProfileConflict } from './ProfileConflict.tsx'
import type { ProfileTab } from './profile-address.ts'
import { profileTabs, type TabProps } from './profile-tabs.ts'
import {
  changesOf,
  fieldNames,
  losesConfirmation,
  PROFILE_EDIT,
  profileTarget,
  readProfile,
  writeProfile,
} from './profile-values.ts'
import { TabBasic } from './TabBasic.tsx'
import { TabTone } from './TabTone.tsx'
import { useProfileSave } from './use-profile-save.ts'

const TabSettings = lazy(() => import('./TabSettings.tsx').then(module => ({ default: module.TabSettings })))
const TabPicture = lazy(() => import('./TabPicture.tsx').then(module => ({ default: module.TabPicture })))
const TabFrame = lazy(() => import('./TabFrame.tsx').then(module => ({ default: module.TabFrame })))
export function ProfileForm({
  profile,
  tab,
  draftId,
  online,
}: {
  /** newest version of the server */
  profile: OwnProfile
  tab: ProfileTab
  draftId: string | undefined
  online: boolean
}) {
  const [base, setBase] = useState(profile)
  const newest = useRef(profile)
  // The icon is changed beside the form, and an application changes where a slot stands.
  useEffect(() => {
    if (profile.version !== newest.current.version) return
    newest.current = profile
    setBase(profile)
  }, [profile])
  const form = useFormDraft({
    place: PROFILE_EDIT,
    target: profileTarget(profile),
    draftId,
    baseText: () => newest.current.profile,
    read: fields => readProfile(fields, newest.current),
    write: values => writeProfile(values, newest.current),
  })
  const saving = useProfileSave({ profile, base: newest, onBase: setBase, form })
  const [asks, setAsks] = useState<'save' | 'discard' | null>(null)
  const { values } = form
  const { busy, errors } = saving
  if (!values) {
    return (
      <Loading>
        <SkeletonBlock className="mt-3 h-11 w-full" />
        <SkeletonBlock className="mt-4 h-48 w-full" />
        <SkeletonBlock className="mt-4 h-12 w-full" />
      </Loading>
    )
  }
  const changes = changesOf(base, values, form.text())
  const changed = Object.keys(changes) as (keyof typeof fieldNames)[]
  const isOther = values.baseVersion !== base.version && changed.length > 0
  const twoDrafts = form.draft.view?.conflict
  const shownErrors = saving.showsErrors ? errors : {}
  const props: TabProps = { profile: base, form, values, errors: shownErrors, online, onChange: form.change }
  const lost = losesConfirmation(base, changes)
  const obstacle = twoDrafts
    ? CHOOSE_VERSION
    : isOther
      ? 'どちらのプロフィールを使うか、先に選んでください。'
      : saving.isChecking
        ? saving.reason
        : changed.length === 0
          ? '変えたところがありません。'
          : offlineWritingReason(online, '保存できます')
  const reload = async (): Promise<void> => {
    const found = await saving.reload()
    if (!found) return
    const untouched = form.text() === newest.current.profile
    const mine = changesOf(newest.current, form.get(), newest.current.profile)
    saving.rest(found)
    // Fields that were not touched here are as they were saved elsewhere.
    const merged = readProfile(
      JSON.stringify({ ...mine, settings: mine.settingList, baseVersion: values.baseVersion }),
      found,
    )
    form.change(merged)
    if (untouched) form.onText(found.profile)
  }
  return (
    <>
      <Tabs
        label="プロフィールの項目"
        tabs={profileTabs}
        current={tab}
        renderLink={({ key }, face) => (
          <Link
            to="/world/$worldId/characterProfileEdit"
            params={{ worldId: profile.worldId }}
            search={{ characterId: profile.characterId, tab: key, ...(draftId ? { draft: draftId } : {}) }}
            replace
            {...face}
          />
        )}
      />
      {twoDrafts && form.draft.view && (
        <DraftConflict
          mine={form.draft.view}
          other={twoDrafts}
          saved={form.line?.text ?? ''}
          resolve={form.draft.resolve}
          fieldWords={fields =>
            Object.keys(changesOf(base, readProfile(fields, base), base.profile))
              .map(field => fieldNames[field as keyof typeof fieldNames])
              .join('・')
          }
        />
      )}
      {isOther && !twoDrafts && (
        <ProfileConflict
          theirs={base}
          changes={changes}
          onGoOn={() => form.change({ baseVersion: base.version })}
          onGiveUp={() => void saving.letGo()}
        />
      )}
      {Object.keys(shownErrors).length > 0 && (
        <Notice tone="hi" icon={TriangleAlert} title={formMessages.inputMistakes} className="mt-3">
          <ul>
            {Object.values(shownErrors).map(words => (
              <li key={words}>{words}</li>
            ))}
          </ul>
        </Notice>
      )}
      <PressNotice of={saving}>
        {saving.isStale && (
          <Button variant="line" icon={RefreshCw} className="mt-2" pending={busy} onClick={() => void reload()}>
            読み込み直す
          </Button>
        )}
      </PressNotice>
      <div inert={busy}>
        <Suspense
          fallback={
            <Loading>
              <SkeletonBlock className="mt-4 h-48 w-full" />
            </Loading>
          }
        >
          {tab === 'basic' && <TabBasic {...props} />}
          {tab === 'settings' && <TabSettings {...props} />}
          {tab === 'tone' && <TabTone {...props} />}
          {tab === 'picture' && <TabPicture profile={base} online={online} />}
          {tab === 'frame' && <TabFrame {...props} />}
        </Suspense>
      </div>
      {tab !== 'picture' && (
        <div className="mt-6 grid gap-2">
          <Button
            variant="shu"
            size="big"
            capped
            pending={busy}
            pendingLabel="保存しています"
            reason={obstacle}
            onClick={() => (lost.length > 0 ? setAsks('save') : void saving.save())}
          >
            変更を保存
          </Button>
          <div className="flex flex-wrap items-center justify-between gap-x-3">
            <p role="status" className="num min-w-0 flex-1 text-cap text-ink-soft">
              {changed.length > 0
                ? `未反映の変更：${changed.map(field => fieldNames[field]).join('・')}${form.line?.short ? `（${form.line.short}）` : ''}`
                : '保存済み'}
            </p>
            {changed.length > 0 && <TextButton onClick={() => setAsks('discard')}>変更を捨てる</TextButton>}
          </div>
        </div>
      )}
      {asks === 'save' && (
        <AskFirst
          asked={{
            title: '公認が外れます',
            lead: `自由設定 ${lost.join('・')} は公認されています。文章を変えると「自称」に戻り、もう一度公認するには申請が要ります。`,
            yes: '変えて保存する',
            no: 'やめておく',
            icon: TriangleAlert,
          }}
          onClose={() => setAsks(null)}
          onYes={() => void saving.save()}
        />
      )}
      {asks === 'discard' && (
        <AskFirst
          asked={{
            title: '変更を捨てますか？',
            lead: '書いたものは下書きの一覧に30日残り、取り戻せます。',
            yes: '変更を捨てる',
            no: '書きつづける',
            destroys: true,
          }}
          onClose={() => setAsks(null)}
          onYes={() => void saving.letGo()}
        />
      )}
    </>
  )
}
