// /admin/ordermade: the products that creators may take, with their sizes, limits, prices and options; adding one, changing one.
import { Plus, Save } from 'lucide-react'
import { type SubmitEvent, useState } from 'react'
import { usePress } from '#app/platform/outbox/use-press.ts'
import { useWritten } from '#app/shared/form/use-written.ts'
import { Page } from '#app/shared/screen/Page.tsx'
import { PressNotice } from '#app/shared/screen/PressNotice.tsx'
import { Read } from '#app/shared/screen/Read.tsx'
import { useRead } from '#app/shared/screen/use-read.ts'
import { EmptyDrawing } from '#app/ui/art/Drawings.tsx'
import { Button } from '#app/ui/Button.tsx'
import { Chip } from '#app/ui/Chip.tsx'
import { SelectField, TextAreaField, TextField } from '#app/ui/Field.tsx'
import { List, ListRow } from '#app/ui/List.tsx'
import { Sheet } from '#app/ui/Sheet.tsx'
import { Loading, SkeletonBlock } from '#app/ui/Skeleton.tsx'
import { EmptyState } from '#app/ui/States.tsx'
import { Switch } from '#app/ui/Switch.tsx'
import { BackLink, TopBar } from '#app/ui/TopBar.tsx'
import { type CreatorType, creatorTypeLabels } from '#rules/codes/user.ts'
import { formatCount } from '#rules/rewards.ts'
import { canDeliver, makesPictures } from '#rules/tailor.ts'
import { productFault } from '#rules/tailor-products.ts'
import { savingProduct } from '../desk-writes.ts'
import { sizeWords } from '../product-words.ts'
import { type DeskProduct, tailorQueries } from '../queries.ts'

const NEW = 0

export function ProductDeskScreen() {
  const query = useRead(tailorQueries.productDesk())
  const [edited, edit] = useState<number>()
  const list = query.data?.productList ?? []
  const found = list.find(({ product }) => product.itemKbn === edited)
  const next = Math.max(0, ...list.map(({ product }) => product.itemKbn)) + 1
  return (
    <Page top={<TopBar title="オーダーメイドの商品" back={<BackLink to="/myPage/admin" />} />}>
      <p className="mt-3 flex justify-end">
        <Button variant="ai" icon={Plus} onClick={() => edit(NEW)}>
          商品を加える
        </Button>
      </p>
      <Read
        query={query}
        title="商品を読み込めませんでした。"
        className="mt-3"
        skeleton={
          <Loading>
            <SkeletonBlock className="mt-3 h-48 rounded-card" />
          </Loading>
        }
      >
        {({ productList }) =>
          productList.length === 0 ? (
            <EmptyState drawing={<EmptyDrawing />} title="商品がありません。" />
          ) : (
            <List className="mt-3">
              {productList.map(({ product, offerCount, runningCount }) => (
                <ListRow
                  key={product.itemKbn}
                  title={<b className="wrap-anywhere">{product.shouhinmei}</b>}
                  note={`${creatorTypeLabels[product.creatorKbn]}・${sizeWords(product)}・${formatCount(product.priceLeast)}〜${formatCount(product.priceMost)}`}
                  chips={
                    <>
                      <Chip>番号 {product.itemKbn}</Chip>
                      <Chip>受け付ける人 {offerCount}</Chip>
                      {runningCount > 0 && <Chip tone="ai">進行中 {runningCount}</Chip>}
                      {!product.isOnSale && <Chip tone="kin">販売停止</Chip>}
                    </>
                  }
                  trailing={
                    <Button aria-label={`変更する：${product.shouhinmei}`} onClick={() => edit(product.itemKbn)}>
                      変更する
                    </Button>
                  }
                />
              ))}
            </List>
          )
        }
      </Read>
      {edited !== undefined && <ProductSheet key={edited} of={found} number={next} onClose={() => edit(undefined)} />}
    </Page>
  )
}

const numbers = {
  width: '横（ピクセル）',
  height: '縦（ピクセル）',
  charactersMost: '作品の文字数（まで）',
  wishMost: '発注文の文字数（まで）',
  peopleMost: '人数（まで）',
  personPrice: '1人ふえるごとの料金',
  days: '納品までの日数の目安',
  priceLeast: '料金の下限',
  priceMost: '料金の上限',
} as const
type NumberName = keyof typeof numbers
type Written = Record<NumberName, string> & {
  creatorKbn: CreatorType
  shouhinmei: string
  description: string
  options: string
  isOnSale: boolean
}

const empty: Written = {
  ...{ creatorKbn: 1, shouhinmei: '', description: '', options: '', isOnSale: true },
  ...{ width: '640', height: '800', charactersMost: '3000', wishMost: '600', peopleMost: '1', personPrice: '300' },
  ...{ days: '21', priceLeast: '500', priceMost: '5000' },
}

const textOf = ({ product }: DeskProduct): Written => ({
  ...{ creatorKbn: product.creatorKbn, shouhinmei: product.shouhinmei, description: product.description },
  ...{
    isOnSale: product.isOnSale,
    options: product.optionList.map(one => `${one.optionName} ${one.price}`).join('\n'),
  },
  ...(Object.fromEntries(Object.keys(numbers).map(name => [name, String(product[name as NumberName] ?? '')])) as Record<
    NumberName,
    string
  >),
})

/** Options as they are typed: a line each, the price behind its name. */
const optionsOf = (words: string) =>
  words
    .split('\n')
    .map(line => line.trim())
    .filter(line => line !== '')
    .map((line, place) => {
      const [, optionName = line, price = ''] = /^(.*?)[\s　]+(\d+)$/.exec(line) ?? []
      return { optionNo: place + 1, optionName: optionName.trim(), price: price === '' ? -1 : Number(price) }
    })

const numberOf = (words: string): number => (/^\d{1,7}$/.test(words.trim()) ? Number(words) : -1)

function sentOf(written: Written) {
  const { creatorKbn, shouhinmei, description, isOnSale, options } = written
  const isPicture = makesPictures(creatorKbn)
  const [width, height, charactersMost] = [written.width, written.height, written.charactersMost].map(numberOf)
  return {
    ...{ creatorKbn, shouhinmei, description, isOnSale, optionList: optionsOf(options) },
    ...(isPicture
      ? { width: width ?? 0, height: height ?? 0, charactersMost: null }
      : { width: null, height: null, charactersMost: charactersMost ?? 0 }),
    ...{ wishMost: numberOf(written.wishMost), peopleMost: numberOf(written.peopleMost) },
    ...{ personPrice: numberOf(written.personPrice), days: numberOf(written.days) },
    ...{ priceLeast: numberOf(written.priceLeast), priceMost: numberOf(written.priceMost) },
  }
}

interface ProductSheetProps {
  /** undefined for a new one */
  of: DeskProduct | undefined
  /** number of a new one */
  number: number
  onClose: () => void
}

function ProductSheet({ of, number, onClose }: ProductSheetProps) {
  const itemKbn = of?.product.itemKbn ?? number
  const { written, write, forget } = useWritten(`tailorProduct1:${of ? itemKbn : 'new'}`, of ? textOf(of) : empty)
  const [message, setMessage] = useState<string>()
  const acts = usePress(savingProduct, { itemKbn }, { can: '保存できます' })
  const isPicture = makesPictures(written.creatorKbn)
  const shown = (Object.keys(numbers) as NumberName[]).filter(name =>
    isPicture ? name !== 'charactersMost' : name !== 'width' && name !== 'height',
  )
  const save = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault()
    if (acts.pending || acts.reason) return
    const sent = sentOf(written)
    const fault = productFault(sent) ?? undefined
    setMessage(fault)
    if (fault) return
    if (!(await acts.press({ baseVersion: of?.version ?? 0, itemKbn, ...sent }))) return
    forget()
    onClose()
  }
  return (
    <Sheet open onClose={onClose} title={of ? '商品を変更する' : '商品を加える'} lead={of?.product.shouhinmei}>
      <form noValidate className="mt-3 grid grid-cols-1 gap-3" onSubmit={event => void save(event)}>
        {!of && (
          <SelectField
            label="つくる人"
            value={String(written.creatorKbn)}
            onChange={event => write({ ...written, creatorKbn: event.currentTarget.value === '3' ? 3 : 1 })}
          >
            {([1, 2, 3] as const).filter(canDeliver).map(kbn => (
              <option key={kbn} value={String(kbn)}>
                {creatorTypeLabels[kbn]}
              </option>
            ))}
          </SelectField>
        )}
        <TextField
          label="商品の名前"
          required
          autoComplete="off"
          value={written.shouhinmei}
          onChange={event => write({ ...written, shouhinmei: event.currentTarget.value })}
        />
        <TextAreaField
          label="商品の説明"
          rows={3}
          value={written.description}
          onChange={event => write({ ...written, description: event.currentTarget.value })}
        />
        <div className="grid gap-3 min-[400px]:grid-cols-2">
          {shown.map(name => (
            <TextField
              key={name}
              label={numbers[name]}
              inputMode="numeric"
              autoComplete="off"
              value={written[name]}
              onChange={event => write({ ...written, [name]: event.currentTarget.value })}
            />
          ))}
        </div>
        <TextAreaField
          label="オプション"
          rows={3}
          hint="1行に1つ、名前のあとに空白と料金。例：背景つき 200"
          value={written.options}
          onChange={event => write({ ...written, options: event.currentTarget.value })}
        />
        <Switch label="販売する" checked={written.isOnSale} onChange={isOnSale => write({ ...written, isOnSale })} />
        {message && (
          <p role="alert" className="text-sub font-bold text-shu">
            {message}
          </p>
        )}
        <PressNotice of={acts} className="" />
        <Button
          type="submit"
          variant="shu"
          icon={Save}
          className="justify-self-start"
          pending={acts.pending}
          pendingLabel="保存しています"
          reason={acts.reason}
        >
          保存する
        </Button>
      </form>
    </Sheet>
  )
}
