// Jobs of all areas, and the rights of the topics that screens follow.
import { botCheckJobs } from '../platform/bot-check.ts'
import { deleteFilesJob } from '../platform/jobs/delete-files.ts'
import { housekeepingJobs } from '../platform/jobs/housekeeping.ts'
import type { Job } from '../platform/jobs/run.ts'
import { mailJobs } from '../platform/mail/mail.ts'
import type { TopicRights } from '../platform/realtime/topics.ts'
import { tellNewsJob } from './admin-news/tell-news.ts'
import { assetJobs } from './asset/pictures.ts'
import { iconJobs } from './character-edit/delete-unused-icons.ts'
import { commissionClockJobs } from './commission/clock.ts'
import { commissionTopicRights } from './commission/live.ts'
import { workPictures } from './commission/pictures.ts'
import { communityTopicRights } from './community/live.ts'
import { communityPictures } from './community/pictures.ts'
import { watchersJob } from './community/tell-posts.ts'
import { draftJobs } from './draft/delete-old-drafts.ts'
import { driveJobs } from './drive/acts.ts'
import { eventPageJobs } from './event-page/blobs.ts'
import { formFileJobs } from './form/files.ts'
import { oneTimeLinkJobs } from './identity/one-time-links.ts'
import { providerSessionJobs } from './identity/provider-sessions.ts'
import { letterJobs } from './letter/jobs.ts'
import { staffTopicRights } from './master-community/live.ts'
import { followersJob } from './master-room/tell-followers.ts'
import { bookPictures } from './note/book-pictures.ts'
import { noteJobs } from './note/jobs.ts'
import { noticeJobs } from './notice/jobs.ts'
import { noticeChecks } from './notice-checks.ts'
import { previewJobs } from './ogp/forget-previews.ts'
import { orderJobs } from './order/jobs.ts'
import { orderTopicRights } from './order/live.ts'
import { forgetJobs } from './own-account/forget.ts'
import { ownDataJobs } from './own-account/make-archive.ts'
import { scenarioTopicRights } from './scenario/clock/live.ts'
import { scenarioJobs } from './scenario/jobs.ts'
import { chapterJobs } from './scenario-append/chain.ts'
import { extraJobs } from './scenario-extra/publish-extra.ts'
import { replayJobs } from './scenario-replay/publish-replay.ts'
import { callSearchesJob } from './search/call-searches.ts'
import { samplePictures } from './tailor/pictures.ts'
import { tweetTopicRights } from './tweet/live.ts'
import { tweetPictures } from './tweet/pictures.ts'

export const jobs: readonly Job[] = [
  ...housekeepingJobs,
  ...botCheckJobs,
  ...mailJobs,
  ...oneTimeLinkJobs,
  ...providerSessionJobs,
  ...previewJobs,
  ...draftJobs,
  ...driveJobs,
  ...iconJobs,
  ...assetJobs,
  ...eventPageJobs,
  ...formFileJobs,
  ...tweetPictures.jobs,
  ...noteJobs,
  ...bookPictures.jobs,
  ...communityPictures.jobs,
  ...commissionClockJobs,
  ...workPictures.jobs,
  ...samplePictures.jobs,
  ...letterJobs,
  ...noticeJobs(noticeChecks),
  ...scenarioJobs,
  ...replayJobs,
  ...extraJobs,
  ...orderJobs,
  ...chapterJobs,
  followersJob,
  watchersJob,
  deleteFilesJob,
  ...ownDataJobs,
  ...forgetJobs,
  tellNewsJob,
  callSearchesJob,
]

export const topicRights: TopicRights = {
  ...scenarioTopicRights,
  ...orderTopicRights,
  ...tweetTopicRights,
  ...communityTopicRights,
  ...commissionTopicRights,
  ...staffTopicRights,
}
