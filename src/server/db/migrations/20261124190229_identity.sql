CREATE TABLE "class_request" (
	"request_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "class_request_request_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" text NOT NULL,
	"kind" text NOT NULL,
	"creator_kbn" smallint,
	"world_id" text,
	"name" text DEFAULT '' NOT NULL,
	"career" text DEFAULT '' NOT NULL,
	"answers" jsonb,
	"status" smallint NOT NULL,
	"reason" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"decided_at" timestamp (3) with time zone,
	"decided_by" text
);
--> statement-breakpoint
CREATE TABLE "forgotten" (
	"user_hash" text PRIMARY KEY NOT NULL,
	"pseudonym" text NOT NULL,
	"deleted_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "leaving" (
	"user_id" text PRIMARY KEY NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "legal_document" (
	"document_id" text NOT NULL,
	"version" integer NOT NULL,
	"body" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" text,
	CONSTRAINT "legal_document_document_id_version_pk" PRIMARY KEY("document_id","version")
);
--> statement-breakpoint
CREATE TABLE "notice_link" (
	"user_id" text PRIMARY KEY NOT NULL,
	"secret_hash" text NOT NULL,
	"made_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "notice_link_secret_hash_unique" UNIQUE("secret_hash")
);
--> statement-breakpoint
CREATE TABLE "notification_choice" (
	"user_id" text NOT NULL,
	"event" text NOT NULL,
	"channel" text NOT NULL,
	"is_on" boolean NOT NULL,
	CONSTRAINT "notification_choice_user_id_event_channel_pk" PRIMARY KEY("user_id","event","channel")
);
--> statement-breakpoint
CREATE TABLE "quiet_hours" (
	"user_id" text PRIMARY KEY NOT NULL,
	"from_minute" smallint NOT NULL,
	"to_minute" smallint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "supporter" (
	"supporter_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "supporter_supporter_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mail_outbox" (
	"mail_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "mail_outbox_mail_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"receiver" text NOT NULL,
	"subject" text NOT NULL,
	"plain_text" text NOT NULL,
	"html" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "one_time_link" (
	"secret_hash" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"mailaddress" text NOT NULL,
	"user_id" text,
	"mail_before" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "sent_mail" (
	"mail_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sent_mail_mail_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" text NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"plain_text" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "used_bot_check" (
	"token" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "app_user" ADD COLUMN "seibetsu" smallint;--> statement-breakpoint
ALTER TABLE "app_user" ADD COLUMN "seinengappi" text;--> statement-breakpoint
ALTER TABLE "app_user" ADD COLUMN "icon" text;--> statement-breakpoint
ALTER TABLE "app_user" ADD COLUMN "premium_to" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "app_user" ADD COLUMN "last_class" integer;--> statement-breakpoint
ALTER TABLE "app_user" ADD COLUMN "base_text_url_card_display_flg" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "app_user" ADD COLUMN "agreed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "user_class" ADD COLUMN "name" text;--> statement-breakpoint
ALTER TABLE "user_class" ADD COLUMN "icon" text;--> statement-breakpoint
ALTER TABLE "user_class" ADD COLUMN "creator_id" text;--> statement-breakpoint
ALTER TABLE "class_request" ADD CONSTRAINT "class_request_user_id_app_user_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notice_link" ADD CONSTRAINT "notice_link_user_id_app_user_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_choice" ADD CONSTRAINT "notification_choice_user_id_app_user_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quiet_hours" ADD CONSTRAINT "quiet_hours_user_id_app_user_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "class_request_queue" ON "class_request" USING btree ("kind","status","request_id");--> statement-breakpoint
CREATE INDEX "class_request_user" ON "class_request" USING btree ("user_id","request_id");--> statement-breakpoint
CREATE UNIQUE INDEX "class_request_open" ON "class_request" USING btree ("user_id","kind",coalesce(creator_kbn, 0),coalesce(world_id, '')) WHERE status = 1;--> statement-breakpoint
CREATE INDEX "one_time_link_mail" ON "one_time_link" USING btree ("mailaddress","kind");--> statement-breakpoint
CREATE INDEX "one_time_link_age" ON "one_time_link" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sent_mail_user" ON "sent_mail" USING btree ("user_id","mail_id");--> statement-breakpoint
CREATE INDEX "used_bot_check_age" ON "used_bot_check" USING btree ("expires_at");--> statement-breakpoint
ALTER TABLE "user_class" ADD CONSTRAINT "user_class_creator_id_unique" UNIQUE("creator_id");