// Pictures that an article can show: those of stories, worlds and news that the service stores. None can be added here.
import { basename } from 'node:path'
import { imageKey, imageWidths } from '#rules/images.ts'
import { type Files, keysIn } from '../../platform/files.ts'

/** Most pictures of the list, which has no pages because all of them are looked through. */
const MOST = 500
const widest = Math.max(...imageWidths.assets)
const [FOLDER, ENDING] = imageKey('*', 'assets', widest).split('*') as [string, string]

export async function listPictures(files: Files): Promise<{ pictureList: string[] }> {
  const names = (await keysIn(files, FOLDER)).map(key => basename(key)).filter(name => name.endsWith(ENDING))
  const pictureList = names.map(name => name.slice(0, -ENDING.length)).sort()
  return { pictureList: pictureList.slice(0, MOST) }
}

export const hasPicture = (files: Files, picture: string): Promise<boolean> =>
  files.exists(imageKey(picture, 'assets', widest))
