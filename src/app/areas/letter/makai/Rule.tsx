// The rule of letters without a name, as it is: who can learn of the sender, how, and who cannot.
import { ShieldQuestion } from 'lucide-react'
import { Notice } from '#app/ui/Notice.tsx'

export const Rule = ({ className }: { className?: string }) => (
  <Notice icon={ShieldQuestion} silent className={className} title="匿名の手紙の、差出人について">
    <p>
      名前もアイコンも、受け取った人には届きません。差出人を確かめられるのは運営だけで、受け取った人から相談があったときに、理由を記録に残して確かめます。確かめた差出人を、運営が受け取った人に知らせることはありません。
    </p>
    <p>
      手紙は0時・6時・12時・18時の便で届きます。どの便になるかは、出してから四つの便のうちで、くじのように決まります。
    </p>
  </Notice>
)
