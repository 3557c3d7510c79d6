// Role of a user, chosen from the class they used last (rules §14).
import { type CreatorFlag, creatorFlag, type Flag, flag, type LastClass, lastClass } from './codes/user.ts'

interface Named {
  readonly icon?: string | null
}
type UserPart = Named & { readonly userName?: string | null }
type MasterPart = Named & { readonly masterName?: string | null }
type CreatorPart = Named & { readonly creatorId?: string | null; readonly creatorName?: string | null }

/** The answer about a user's classes; a class that the user does not have is missing or has no name. */
export interface UserClasses {
  readonly userInfo?: UserPart | null
  readonly masterInfo?: MasterPart | null
  readonly creatorInfoIllust?: CreatorPart | null
  readonly creatorInfoVoice?: CreatorPart | null
  readonly creatorInfoWriter?: CreatorPart | null
  readonly userInfoAdmin?: UserPart | null
}

/** Fields that the client keeps of a role; choosing a role replaces all of them. */
export interface SelectedRole {
  readonly userName: string
  readonly userIcon: string
  readonly creatorId: string
  readonly lastUsedClass: LastClass | null
  readonly playerFlag: Flag
  readonly masterFlag: Flag
  readonly creatorFlag: CreatorFlag
  readonly adminFlag: Flag
}

type Chosen = Partial<SelectedRole>

/** The role of the class used last; the plain user's for an unknown class and one without a name (rules §14). */
export function selectRole(classes: UserClasses, last: number | null | undefined): SelectedRole {
  const chosen = chooseClass(classes, last)
  const plain = user(classes.userInfo)
  return {
    userName: '',
    userIcon: '',
    creatorId: '',
    lastUsedClass: null,
    playerFlag: flag.off,
    masterFlag: flag.off,
    creatorFlag: creatorFlag.none,
    adminFlag: flag.off,
    ...(chosen?.userName ? chosen : plain),
  }
}

function chooseClass(classes: UserClasses, last: number | null | undefined): Chosen | null {
  switch (last) {
    case lastClass.player:
      return { ...user(classes.userInfo), playerFlag: flag.on, lastUsedClass: last }
    case lastClass.master: {
      const { masterName, icon } = classes.masterInfo ?? {}
      return { userName: masterName ?? '', userIcon: icon ?? '', masterFlag: flag.on, lastUsedClass: last }
    }
    case lastClass.illustrator:
      return { ...creator(classes.creatorInfoIllust), creatorFlag: creatorFlag.illustrator, lastUsedClass: last }
    case lastClass.voice:
      return { ...creator(classes.creatorInfoVoice), creatorFlag: creatorFlag.voice, lastUsedClass: last }
    case lastClass.writer:
      return { ...creator(classes.creatorInfoWriter), creatorFlag: creatorFlag.writer, lastUsedClass: last }
    case lastClass.admin:
      return { ...user(classes.userInfoAdmin), adminFlag: flag.on, lastUsedClass: last }
    default:
      return null
  }
}

const user = (part: UserPart | null | undefined): Chosen => ({
  userName: part?.userName ?? '',
  userIcon: part?.icon ?? '',
})

const creator = (part: CreatorPart | null | undefined): Chosen => ({
  userName: part?.creatorName ?? '',
  userIcon: part?.icon ?? '',
  creatorId: part?.creatorId ?? '',
})
