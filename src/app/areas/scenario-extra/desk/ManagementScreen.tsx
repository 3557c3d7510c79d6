// /myPage/scenario/excManagement: the desk of a master's extras (幕間): the list, the choice of a chapter, one of them.
import { CHOOSE, type ExtraDeskAddress, readBeside } from './address.ts'
import { ExtraDeskScreen } from './ExtraDeskScreen.tsx'
import { ExtraListScreen } from './ExtraListScreen.tsx'
import { NewExtraScreen } from './NewExtraScreen.tsx'
import { PlacesScreen } from './PlacesScreen.tsx'

export function ManagementScreen({ address }: { address: ExtraDeskAddress }) {
  const { group = 'writing', page = 1, extra, beside } = address
  if (extra !== undefined) return <ExtraDeskScreen key={extra} extraId={extra} address={address} />
  if (beside === CHOOSE) return <PlacesScreen />
  const of = readBeside(beside)
  if (of) return <NewExtraScreen key={beside} of={of} address={address} />
  return <ExtraListScreen place={{ group, page }} />
}
