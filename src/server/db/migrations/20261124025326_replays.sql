CREATE TABLE "character_history" (
	"entry_id" bigint PRIMARY KEY NOT NULL,
	"character_id" text NOT NULL,
	"scenario_id" bigint NOT NULL,
	"phase" smallint NOT NULL,
	"result" text NOT NULL,
	"experience" integer NOT NULL,
	"money" integer NOT NULL,
	"items" jsonb NOT NULL,
	"level_before" smallint NOT NULL,
	"level_after" smallint NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "character_title" (
	"title_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "character_title_title_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"character_id" text NOT NULL,
	"entry_id" bigint,
	"title" text NOT NULL,
	"is_mvp" boolean DEFAULT false NOT NULL,
	"reason" text,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "scenario_cast_note" (
	"entry_id" bigint PRIMARY KEY NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"names" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "scenario_question" (
	"question_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "scenario_question_question_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"entry_id" bigint NOT NULL,
	"question" text NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"answer_until" timestamp (3) with time zone NOT NULL,
	"answer" text,
	"answered_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "scenario_replay" (
	"scenario_id" bigint NOT NULL,
	"phase" smallint NOT NULL,
	"world_id" text NOT NULL,
	"state" text DEFAULT 'writing' NOT NULL,
	"state_since" timestamp (3) with time zone NOT NULL,
	"replay" jsonb NOT NULL,
	"length" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"publish_at" timestamp (3) with time zone,
	"approved_by" text,
	"published_at" timestamp (3) with time zone,
	CONSTRAINT "scenario_replay_scenario_id_phase_pk" PRIMARY KEY("scenario_id","phase"),
	CONSTRAINT "scenario_replay_version" CHECK (version >= 1 and length >= 0)
);
--> statement-breakpoint
CREATE TABLE "scenario_replay_comment" (
	"comment_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "scenario_replay_comment_comment_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"scenario_id" bigint NOT NULL,
	"phase" smallint NOT NULL,
	"row_no" integer NOT NULL,
	"quoted" text NOT NULL,
	"body" text NOT NULL,
	"user_id" text NOT NULL,
	"is_done" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "scenario_replay_version" (
	"scenario_id" bigint NOT NULL,
	"phase" smallint NOT NULL,
	"version" integer NOT NULL,
	"state" text NOT NULL,
	"replay" jsonb NOT NULL,
	"user_id" text,
	"comment" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "scenario_replay_version_scenario_id_phase_version_state_pk" PRIMARY KEY("scenario_id","phase","version","state")
);
--> statement-breakpoint
CREATE TABLE "world_level" (
	"world_id" text NOT NULL,
	"level" smallint NOT NULL,
	"need" integer NOT NULL,
	CONSTRAINT "world_level_world_id_level_pk" PRIMARY KEY("world_id","level"),
	CONSTRAINT "world_level_need" CHECK (need > 0)
);
--> statement-breakpoint
ALTER TABLE "character" ADD COLUMN "experience" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "character_history" ADD CONSTRAINT "character_history_entry_id_scenario_entry_entry_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."scenario_entry"("entry_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "character_history" ADD CONSTRAINT "character_history_character_id_character_character_id_fk" FOREIGN KEY ("character_id") REFERENCES "public"."character"("character_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "character_title" ADD CONSTRAINT "character_title_character_id_character_character_id_fk" FOREIGN KEY ("character_id") REFERENCES "public"."character"("character_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "character_title" ADD CONSTRAINT "character_title_entry_id_scenario_entry_entry_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."scenario_entry"("entry_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scenario_cast_note" ADD CONSTRAINT "scenario_cast_note_entry_id_scenario_entry_entry_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."scenario_entry"("entry_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scenario_question" ADD CONSTRAINT "scenario_question_entry_id_scenario_entry_entry_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."scenario_entry"("entry_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scenario_replay" ADD CONSTRAINT "scenario_replay_approved_by_app_user_user_id_fk" FOREIGN KEY ("approved_by") REFERENCES "public"."app_user"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scenario_replay" ADD CONSTRAINT "scenario_replay_scenario_id_phase_scenario_phase_scenario_id_phase_fk" FOREIGN KEY ("scenario_id","phase") REFERENCES "public"."scenario_phase"("scenario_id","phase") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scenario_replay_comment" ADD CONSTRAINT "scenario_replay_comment_user_id_app_user_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scenario_replay_comment" ADD CONSTRAINT "scenario_replay_comment_scenario_id_phase_scenario_replay_scenario_id_phase_fk" FOREIGN KEY ("scenario_id","phase") REFERENCES "public"."scenario_replay"("scenario_id","phase") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scenario_replay_version" ADD CONSTRAINT "scenario_replay_version_user_id_app_user_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scenario_replay_version" ADD CONSTRAINT "scenario_replay_version_scenario_id_phase_scenario_replay_scenario_id_phase_fk" FOREIGN KEY ("scenario_id","phase") REFERENCES "public"."scenario_replay"("scenario_id","phase") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "world_level" ADD CONSTRAINT "world_level_world_id_world_world_id_fk" FOREIGN KEY ("world_id") REFERENCES "public"."world"("world_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "character_history_character" ON "character_history" USING btree ("character_id","created_at");--> statement-breakpoint
CREATE INDEX "character_title_character" ON "character_title" USING btree ("character_id","title_id");--> statement-breakpoint
CREATE UNIQUE INDEX "character_title_entry" ON "character_title" USING btree ("entry_id","is_mvp");--> statement-breakpoint
CREATE INDEX "scenario_question_entry" ON "scenario_question" USING btree ("entry_id","question_id");--> statement-breakpoint
CREATE INDEX "scenario_replay_state" ON "scenario_replay" USING btree ("state","state_since");--> statement-breakpoint
CREATE INDEX "scenario_replay_due" ON "scenario_replay" USING btree ("publish_at") WHERE state = 'awaiting';--> statement-breakpoint
CREATE INDEX "scenario_replay_comment_of" ON "scenario_replay_comment" USING btree ("scenario_id","phase","comment_id");