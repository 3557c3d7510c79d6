// /creator/{creatorId}/order?item&draft: ordering a product of a creator for one of the user's characters.
import { useNavigate } from '@tanstack/react-router'
import { Brush, Megaphone } from 'lucide-react'
import { useState } from 'react'
import { characterQueries, type OwnCharacter } from '#app/shared/character/queries.ts'
import { FormField, Place, story } from '#app/shared/form/FormField.tsx'
import { FormText } from '#app/shared/form/FormText.tsx'
import { SentForm } from '#app/shared/form/SentForm.tsx'
import { emptyOf } from '#app/shared/form/table.ts'
import { useForm } from '#app/shared/form/use-form.ts'
import { useFormSend } from '#app/shared/form/use-form-send.ts'
import { Page } from '#app/shared/screen/Page.tsx'
import { PressNotice } from '#app/shared/screen/PressNotice.tsx'
import { Read } from '#app/shared/screen/Read.tsx'
import { nowhereBut } from '#app/shared/screen/to-list.tsx'
import { useRead } from '#app/shared/screen/use-read.ts'
import { EmptyDrawing } from '#app/ui/art/Drawings.tsx'
import { ButtonLink } from '#app/ui/Button.tsx'
import { Choice } from '#app/ui/Choice.tsx'
import { CheckField, SelectField } from '#app/ui/Field.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import { Loading, SkeletonBlock } from '#app/ui/Skeleton.tsx'
import { EmptyState } from '#app/ui/States.tsx'
import { Stepper } from '#app/ui/Stepper.tsx'
import { BackLink, TopBar } from '#app/ui/TopBar.tsx'
import { imageSource } from '#rules/images.ts'
import { tailorRefusals } from '#rules/refusals/tailor.ts'
import { formatCount } from '#rules/rewards.ts'
import { commissionPrice } from '#rules/tailor.ts'
import { COMMISSION_PLACE, orderTarget } from '../place-names.ts'
import { sizeWords } from '../product-words.ts'
import { type Creator, type Offer, tailorQueries } from '../queries.ts'
import { placingCommission } from '../writes.ts'
import { orderKind } from './order-kind.ts'
import { PriceSheet } from './PriceSheet.tsx'

interface OrderProps {
  creatorId: string
  item: number | undefined
  draftId: string | undefined
}

export function OrderScreen({ creatorId, item, draftId }: OrderProps) {
  const query = useRead(tailorQueries.creator(creatorId))
  const mine = useRead(characterQueries.mine())
  const toCreator = { to: '/creator/$creatorId', params: { creatorId } } as const
  return (
    <Page top={<TopBar title="発注" back={<BackLink {...toCreator} />} />}>
      <Read
        query={query}
        title="受付を読み込めませんでした。"
        nowhere={nowhereBut(
          tailorRefusals.CREATOR_NOT_FOUND.message,
          { to: '/tailor/creator' },
          'クリエイターの一覧へ',
        )}
        className="mt-3"
        skeleton={<OrderSkeleton />}
      >
        {creator => (
          <Read query={mine} title="キャラクターを読み込めませんでした。" skeleton={<OrderSkeleton />}>
            {({ characterList }) => {
              const offer = creator.offerList.find(({ product }) => product.itemKbn === item) ?? creator.offerList[0]
              if (!offer)
                return (
                  <EmptyState
                    drawing={<EmptyDrawing />}
                    title="受付停止中です。"
                    action={
                      <ButtonLink variant="ai" to="/tailor/creator" search={{ open: true }}>
                        受付中のクリエイターを見る
                      </ButtonLink>
                    }
                  />
                )
              if (characterList.length === 0)
                return (
                  <EmptyState
                    drawing={<EmptyDrawing />}
                    title="キャラクターを作成してください。"
                    note="発注は、あなたのキャラクターのためのものです。"
                    action={
                      <ButtonLink variant="ai" to="/worldSelect">
                        ワールドを選ぶ
                      </ButtonLink>
                    }
                  />
                )
              return (
                <OrderForm key={offer.product.itemKbn} {...{ creator, offer, draftId }} characters={characterList} />
              )
            }}
          </Read>
        )}
      </Read>
    </Page>
  )
}

interface OrderFormProps {
  creator: Creator
  offer: Offer
  characters: readonly OwnCharacter[]
  draftId: string | undefined
}

function OrderForm({ creator, offer, characters, draftId }: OrderFormProps) {
  const { creatorId, creatorName, isOpen, slotsLeft, isMine, wishes, offerList } = creator
  const { product } = offer
  const navigate = useNavigate()
  const [kind] = useState(() => orderKind(product.wishMost))
  const [first] = useState(() => ({ fields: emptyOf(kind), text: '', version: 0 }))
  const form = useForm({ kind, first, judged: 'sent' as const })
  const [characterId, choose] = useState(characters[0]?.characterId ?? '')
  const [isAsking, setAsking] = useState(false)
  const target = orderTarget(creatorId, product.itemKbn)
  const goOn = ({ commissionId }: { commissionId: number }) =>
    navigate({ to: '/myPage/tailor/myOrder', search: { order: commissionId }, replace: true })
  const sending = useFormSend({
    form,
    write: placingCommission,
    target,
    can: '発注できます',
    onLate: made => void goOn(made),
  })
  const { fields, change } = form
  // A draft of another day may name what the product no longer has.
  const people = Math.min(fields.people, product.peopleMost)
  const options = product.optionList.filter(({ optionNo }) => fields.optionNoList.includes(optionNo))
  const price = commissionPrice({ price: offer.price, personPrice: product.personPrice }, people, options)
  const closed = isMine
    ? tailorRefusals.COMMISSION_SELF.message
    : !isOpen
      ? tailorRefusals.COMMISSION_CLOSED.message
      : slotsLeft === 0
        ? tailorRefusals.COMMISSION_FULL.message
        : undefined
  const ask = (): void => {
    if (!closed && sending.check('sent')) setAsking(true)
  }
  const order = async (): Promise<void> => {
    const written = {
      ...form.written().fields,
      ...{ people, optionNoList: options.map(({ optionNo }) => optionNo) },
    }
    const made = await sending.send({ characterId, creatorId, itemKbn: product.itemKbn, price }, written)
    if (made) await goOn(made)
  }
  const sent = { title: fields.title, price, days: offer.days, creatorName }
  return (
    <>
      <SentForm
        {...{ form, sending, closed, isAsking }}
        icon={Brush}
        button="金額を確かめる"
        pendingLabel="発注しています"
        onSend={ask}
        head={
          <div className="mt-3 grid grid-cols-1 gap-3">
            {offerList.length > 1 && (
              <SelectField
                label="作品"
                value={String(product.itemKbn)}
                onChange={event =>
                  void navigate({
                    to: '/creator/$creatorId/order',
                    params: { creatorId },
                    search: { item: Number(event.currentTarget.value) },
                    replace: true,
                  })
                }
              >
                {offerList.map(({ product: { itemKbn, shouhinmei } }) => (
                  <option key={itemKbn} value={String(itemKbn)}>
                    {shouhinmei}
                  </option>
                ))}
              </SelectField>
            )}
            <p className="num text-sub">
              <b>{product.shouhinmei}</b>（{sizeWords(product)}）・{formatCount(offer.price)}コイン・{offer.days}日
              <span className="block text-meta text-ink-soft">つくる人：{creatorName}</span>
            </p>
            <Choice
              label="どのキャラクターのために"
              options={characters.map(({ characterId: value, characterFullName: name, className, level, icon }) => ({
                ...{ value, name, note: `${className} Lv.${level}` },
                src: icon === null ? undefined : imageSource(icon, 'character', 96),
              }))}
              value={characterId}
              onChange={choose}
              placeholder="キャラクターを選ぶ"
              emptyText="キャラクターがいません。"
            />
            {wishes && (
              <Notice icon={Megaphone} silent title="発注する人へのお願い">
                <p className="wrap-anywhere whitespace-pre-wrap">{wishes}</p>
              </Notice>
            )}
          </div>
        }
      >
        <FormField form={form} name="title" />
        <FormText
          {...{ form, draftId, target }}
          place={COMMISSION_PLACE}
          required
          limit={product.wishMost}
          rows={9}
          hint="まず雰囲気と向きを、それから細かいところを。見た目、表情、しぐさ、避けたいこと。"
          preview={story}
          onSubmit={ask}
        />
        {product.peopleMost > 1 && (
          <Place name="people">
            <Stepper
              label="描く人数"
              unit="人"
              min={1}
              max={product.peopleMost}
              value={people}
              onChange={count => change({ people: count })}
            />
            <p className="num text-meta text-ink-soft">
              2人目から、ひとり +{formatCount(product.personPrice)}。だれを描くかは発注文に書いてください。
            </p>
          </Place>
        )}
        {product.optionList.length > 0 && (
          <Place name="optionNoList">
            <fieldset>
              <legend className="text-sub font-bold">オプション</legend>
              {product.optionList.map(({ optionNo, optionName, price: extra }) => {
                const isOn = fields.optionNoList.includes(optionNo)
                return (
                  <CheckField
                    key={optionNo}
                    label={optionName}
                    hint={<span className="num">+{formatCount(extra)} コイン</span>}
                    checked={isOn}
                    onChange={() =>
                      change({
                        optionNoList: isOn
                          ? fields.optionNoList.filter(no => no !== optionNo)
                          : [...fields.optionNoList, optionNo],
                      })
                    }
                  />
                )
              })}
            </fieldset>
          </Place>
        )}
        <p className="num text-sub" aria-live="polite">
          合計 <b className="text-body">{formatCount(price)} コイン</b>
        </p>
      </SentForm>
      {isAsking && (
        <PriceSheet
          order={sent}
          pending={sending.pending}
          reason={closed ?? sending.reason}
          problem={<PressNotice of={sending} />}
          onPress={() => void order()}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}

const OrderSkeleton = () => (
  <Loading>
    <SkeletonBlock className="mt-4 h-14 rounded-card" />
    <SkeletonBlock className="mt-4 h-72 rounded-card" />
  </Loading>
)
