CREATE TABLE "draft" (
	"user_id" text NOT NULL,
	"draft_id" uuid NOT NULL,
	"place" text NOT NULL,
	"target" text NOT NULL,
	"name" text NOT NULL,
	"text" text NOT NULL,
	"version" integer NOT NULL,
	"copy_of" uuid,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"removed_at" timestamp (3) with time zone,
	"submitted_at" timestamp (3) with time zone,
	CONSTRAINT "draft_user_id_draft_id_pk" PRIMARY KEY("user_id","draft_id")
);
--> statement-breakpoint
CREATE TABLE "draft_version" (
	"user_id" text NOT NULL,
	"draft_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"name" text NOT NULL,
	"text" text NOT NULL,
	"saved_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "draft_version_user_id_draft_id_version_pk" PRIMARY KEY("user_id","draft_id","version")
);
--> statement-breakpoint
CREATE TABLE "snippet" (
	"user_id" text NOT NULL,
	"snippet_id" uuid NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "snippet_user_id_snippet_id_pk" PRIMARY KEY("user_id","snippet_id")
);
--> statement-breakpoint
CREATE TABLE "inquiry" (
	"inquiry_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "inquiry_inquiry_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" text NOT NULL,
	"subject_kind" text NOT NULL,
	"body" text NOT NULL,
	"state" text DEFAULT 'received' NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reading_place" (
	"user_id" text NOT NULL,
	"text_key" text NOT NULL,
	"place" integer NOT NULL,
	"ratio" double precision NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "reading_place_user_id_text_key_pk" PRIMARY KEY("user_id","text_key")
);
--> statement-breakpoint
CREATE TABLE "user_profile" (
	"user_id" text PRIMARY KEY NOT NULL,
	"introduction" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "news_post" ALTER COLUMN "published_at" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "news_post" ADD COLUMN "planned_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "news_post" ADD COLUMN "status" text DEFAULT 'released' NOT NULL;--> statement-breakpoint
ALTER TABLE "news_post" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "news_post" ADD COLUMN "updated_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "draft_version" ADD CONSTRAINT "draft_version_draft" FOREIGN KEY ("user_id","draft_id") REFERENCES "public"."draft"("user_id","draft_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "draft_list" ON "draft" USING btree ("user_id","updated_at" DESC NULLS LAST,"draft_id");--> statement-breakpoint
CREATE INDEX "draft_ended" ON "draft" USING btree (greatest(removed_at, submitted_at)) WHERE removed_at is not null or submitted_at is not null;--> statement-breakpoint
CREATE INDEX "inquiry_list" ON "inquiry" USING btree ("user_id","inquiry_id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "reading_place_age" ON "reading_place" USING btree ("user_id","updated_at" DESC NULLS LAST);--> statement-breakpoint
ALTER TABLE "news_post" ADD CONSTRAINT "news_post_status" CHECK ("news_post"."status" in ('draft', 'released', 'withdrawn'));--> statement-breakpoint
ALTER TABLE "news_post" ADD CONSTRAINT "news_post_time" CHECK (("news_post"."status" = 'released') = ("news_post"."published_at" is not null));