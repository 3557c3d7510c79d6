// OpenStack Swift with its S3 interface, from Debian's packages (swift-proxy, swift-account, swift-container, swift-object): four
// processes on one folder, as small as it goes.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, openSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Bucket } from '#server/scale-settings.ts'
import { freePort } from './free-port.ts'

const PARTS = ['account', 'container', 'object'] as const

export const hasSwift = [...PARTS, 'proxy'].every(part => existsSync(`/usr/bin/swift-${part}-server`))

const USER = { account: 'tsumugi', name: 'files', key: 'secret-of-files' }

export type Swift = { bucket: Bucket; stop: () => Promise<void> }

/** Starts it in a folder on a disk with extended attributes. */
export async function startSwift(folder: string): Promise<Swift> {
  const etc = join(folder, 'etc')
  for (const each of ['etc', 'disk/d1', 'cache']) mkdirSync(join(folder, each), { recursive: true })
  const write = (name: string, text: string) => writeFileSync(join(etc, name), text)
  write(
    'swift.conf',
    '[swift-hash]\nswift_hash_path_suffix = a\nswift_hash_path_prefix = b\n[storage-policy:0]\nname = gold\ndefault = yes\n',
  )
  const common = (port: number) =>
    `[DEFAULT]\nbind_ip = 127.0.0.1\nbind_port = ${port}\nuser = root\nswift_dir = ${etc}\nworkers = 0\n`
  for (const part of PARTS) {
    const port = await freePort()
    for (const args of [
      ['create', '4', '1', '0'],
      [...'add --region 1 --zone 1 --ip 127.0.0.1 --device d1 --weight 1 --port'.split(' '), String(port)],
      ['rebalance'],
    ]) {
      spawnSync('swift-ring-builder', [join(etc, `${part}.builder`), ...args], { stdio: 'ignore' })
    }
    write(
      `${part}-server.conf`,
      `${common(port)}devices = ${folder}/disk\nmount_check = false\n[pipeline:main]\npipeline = ${part}-server
[app:${part}-server]\nuse = egg:swift#${part}\n`,
    )
  }
  const port = await freePort()
  write(
    'proxy-server.conf',
    `${common(port)}[pipeline:main]\npipeline = catch_errors cache s3api tempauth proxy-server
[app:proxy-server]\nuse = egg:swift#proxy\nallow_account_management = true\naccount_autocreate = true
[filter:catch_errors]\nuse = egg:swift#catch_errors
[filter:cache]\nuse = egg:swift#memcache\nmemcache_servers = 127.0.0.1:9
[filter:s3api]\nuse = egg:swift#s3api\nlocation = us-east-1
[filter:tempauth]\nuse = egg:swift#tempauth\nuser_${USER.account}_${USER.name} = ${USER.key} .admin\n`,
  )
  const children: ChildProcess[] = [...PARTS, 'proxy'].map(part => {
    const log = openSync(join(folder, `${part}.log`), 'a')
    return spawn(`swift-${part}-server`, [join(etc, `${part}-server.conf`)], { stdio: ['ignore', log, log] })
  })
  const stop = async (): Promise<void> => {
    await Promise.all(
      children.map(child => {
        if (child.exitCode !== null) return null
        const ended = new Promise(done => child.once('exit', done))
        child.kill('SIGKILL')
        return ended
      }),
    )
  }
  const endpoint = `http://127.0.0.1:${port}`
  const bucket: Bucket = {
    ...{ bucket: 'tsumugi', endpoint, region: 'us-east-1' },
    ...{ accessKeyId: `${USER.account}:${USER.name}`, secretAccessKey: USER.key },
  }
  try {
    await makeBucket(bucket)
  } catch (error) {
    await stop()
    throw error
  }
  return { bucket, stop }
}

/** Waits until it answers, for at most as long as a hook may take, and makes the bucket. */
async function makeBucket({ bucket, endpoint, region, accessKeyId, secretAccessKey }: Bucket): Promise<void> {
  const { CreateBucketCommand, S3Client } = await import('@aws-sdk/client-s3')
  const client = new S3Client({
    ...{ endpoint: endpoint ?? '', region, forcePathStyle: true, credentials: { accessKeyId, secretAccessKey } },
    ...{ requestChecksumCalculation: 'WHEN_REQUIRED', responseChecksumValidation: 'WHEN_REQUIRED', maxAttempts: 1 },
  })
  for (const until = Date.now() + 110_000; ; await sleep(300)) {
    try {
      await client.send(new CreateBucketCommand({ Bucket: bucket }))
      return client.destroy()
    } catch (error) {
      if (Date.now() > until) throw error
    }
  }
}
