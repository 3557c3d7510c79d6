CREATE TABLE "notice" (
	"notice_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "notice_notice_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" text NOT NULL,
	"event" text NOT NULL,
	"facts" jsonb NOT NULL,
	"topic" text NOT NULL,
	"is_shown" boolean NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"read_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "notice_delivery" (
	"notice_id" bigint NOT NULL,
	"channel" text NOT NULL,
	"state" text NOT NULL,
	"decided_at" timestamp (3) with time zone,
	CONSTRAINT "notice_delivery_notice_id_channel_pk" PRIMARY KEY("notice_id","channel")
);
--> statement-breakpoint
ALTER TABLE "quiet_hours" ADD COLUMN "is_on" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "quiet_hours" ADD COLUMN "lets_last_reminder" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "notice" ADD CONSTRAINT "notice_user_id_app_user_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notice_delivery" ADD CONSTRAINT "notice_delivery_notice_id_notice_notice_id_fk" FOREIGN KEY ("notice_id") REFERENCES "public"."notice"("notice_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notice_user" ON "notice" USING btree ("user_id","notice_id");--> statement-breakpoint
CREATE INDEX "notice_unread" ON "notice" USING btree ("user_id","topic") WHERE read_at is null;--> statement-breakpoint
CREATE INDEX "notice_created" ON "notice" USING btree ("created_at");