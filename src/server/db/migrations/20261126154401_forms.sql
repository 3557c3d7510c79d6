CREATE TABLE "office_picture" (
	"asset_id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"hash" text NOT NULL,
	"width" integer DEFAULT 0 NOT NULL,
	"height" integer DEFAULT 0 NOT NULL,
	"bytes" integer DEFAULT 0 NOT NULL,
	"user_id" text NOT NULL,
	"uploaded_at" timestamp (3) with time zone NOT NULL,
	"stored_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "campaign" (
	"cp_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "campaign_cp_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"title" text NOT NULL,
	"body" text NOT NULL,
	"picture" text,
	"starts_at" timestamp (3) with time zone,
	"ends_at" timestamp (3) with time zone,
	"offers" jsonb NOT NULL,
	"result_post_id" integer,
	"status" text DEFAULT 'draft' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "campaign_dates" CHECK (status = 'draft' or (starts_at is not null and ends_at > starts_at))
);
--> statement-breakpoint
CREATE TABLE "web_form" (
	"form_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "web_form_form_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"world_id" text,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"audience" text NOT NULL,
	"is_once" boolean NOT NULL,
	"closes_at" timestamp (3) with time zone,
	"questions" jsonb NOT NULL,
	"state" text DEFAULT 'draft' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "web_form_character" CHECK (audience <> 'character' or world_id is not null),
	CONSTRAINT "web_form_once" CHECK (audience <> 'everyone' or not is_once)
);
--> statement-breakpoint
CREATE TABLE "web_form_answer" (
	"answer_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "web_form_answer_answer_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"form_id" integer NOT NULL,
	"user_id" text,
	"character_id" text,
	"once_by" text,
	"sent_id" uuid,
	"answers" jsonb NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL,
	"changed_at" timestamp (3) with time zone,
	CONSTRAINT "web_form_answer_sent_id_unique" UNIQUE("sent_id")
);
--> statement-breakpoint
CREATE TABLE "web_form_file" (
	"file_id" text PRIMARY KEY NOT NULL,
	"form_id" integer NOT NULL,
	"user_id" text NOT NULL,
	"answer_id" integer,
	"name" text NOT NULL,
	"stored_at" timestamp (3) with time zone,
	"unused_since" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "office_log" (
	"log_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "office_log_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"thing" text NOT NULL,
	"thing_id" text NOT NULL,
	"title" text NOT NULL,
	"act" text NOT NULL,
	"user_id" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "office_picture" ADD CONSTRAINT "office_picture_user_id_app_user_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign" ADD CONSTRAINT "campaign_result_post_id_news_post_post_id_fk" FOREIGN KEY ("result_post_id") REFERENCES "public"."news_post"("post_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "web_form" ADD CONSTRAINT "web_form_world_id_world_world_id_fk" FOREIGN KEY ("world_id") REFERENCES "public"."world"("world_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "web_form_answer" ADD CONSTRAINT "web_form_answer_form_id_web_form_form_id_fk" FOREIGN KEY ("form_id") REFERENCES "public"."web_form"("form_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "web_form_answer" ADD CONSTRAINT "web_form_answer_user_id_app_user_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "web_form_answer" ADD CONSTRAINT "web_form_answer_character_id_character_character_id_fk" FOREIGN KEY ("character_id") REFERENCES "public"."character"("character_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "web_form_file" ADD CONSTRAINT "web_form_file_form_id_web_form_form_id_fk" FOREIGN KEY ("form_id") REFERENCES "public"."web_form"("form_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "web_form_file" ADD CONSTRAINT "web_form_file_user_id_app_user_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "web_form_file" ADD CONSTRAINT "web_form_file_answer_id_web_form_answer_answer_id_fk" FOREIGN KEY ("answer_id") REFERENCES "public"."web_form_answer"("answer_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "office_picture_list" ON "office_picture" USING btree ("uploaded_at","asset_id");--> statement-breakpoint
CREATE INDEX "office_picture_hash" ON "office_picture" USING btree ("hash");--> statement-breakpoint
CREATE INDEX "office_picture_cut" ON "office_picture" USING btree ("uploaded_at") WHERE stored_at is null;--> statement-breakpoint
CREATE INDEX "campaign_ends" ON "campaign" USING btree ("ends_at") WHERE status = 'published';--> statement-breakpoint
CREATE INDEX "campaign_updated" ON "campaign" USING btree ("updated_at");--> statement-breakpoint
CREATE INDEX "web_form_updated" ON "web_form" USING btree ("updated_at");--> statement-breakpoint
CREATE INDEX "web_form_world" ON "web_form" USING btree ("world_id");--> statement-breakpoint
CREATE INDEX "web_form_answer_form" ON "web_form_answer" USING btree ("form_id","answer_id");--> statement-breakpoint
CREATE INDEX "web_form_answer_user" ON "web_form_answer" USING btree ("user_id","form_id");--> statement-breakpoint
CREATE INDEX "web_form_answer_character" ON "web_form_answer" USING btree ("character_id");--> statement-breakpoint
CREATE UNIQUE INDEX "web_form_answer_once_user" ON "web_form_answer" USING btree ("form_id","user_id") WHERE once_by = 'user';--> statement-breakpoint
CREATE UNIQUE INDEX "web_form_answer_once_character" ON "web_form_answer" USING btree ("form_id","character_id") WHERE once_by = 'character';--> statement-breakpoint
CREATE INDEX "web_form_file_user" ON "web_form_file" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "web_form_file_answer" ON "web_form_file" USING btree ("answer_id");--> statement-breakpoint
CREATE INDEX "web_form_file_unused" ON "web_form_file" USING btree ("unused_since") WHERE answer_id is null;--> statement-breakpoint
CREATE INDEX "office_log_thing" ON "office_log" USING btree ("thing","thing_id","log_id");