CREATE TABLE "scenario_board_read" (
	"scenario_id" bigint NOT NULL,
	"phase" smallint NOT NULL,
	"user_id" text NOT NULL,
	"post_id" bigint NOT NULL,
	"read_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "scenario_board_read_scenario_id_phase_user_id_pk" PRIMARY KEY("scenario_id","phase","user_id")
);
--> statement-breakpoint
CREATE TABLE "scenario_post" (
	"post_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "scenario_post_post_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"scenario_id" bigint NOT NULL,
	"phase" smallint NOT NULL,
	"user_id" text NOT NULL,
	"character_id" text,
	"voice" text NOT NULL,
	"body" text NOT NULL,
	"reply_to" bigint,
	"created_at" timestamp (3) with time zone NOT NULL,
	"edited_at" timestamp (3) with time zone,
	"pinned_at" timestamp (3) with time zone,
	"deleted_at" timestamp (3) with time zone,
	"deleted_by" text,
	CONSTRAINT "scenario_post_length" CHECK (char_length(body) <= 4000)
);
--> statement-breakpoint
CREATE TABLE "scenario_role" (
	"entry_id" bigint PRIMARY KEY NOT NULL,
	"role" text NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "scenario_entry" (
	"entry_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "scenario_entry_entry_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"scenario_id" bigint NOT NULL,
	"phase" smallint NOT NULL,
	"world_id" text NOT NULL,
	"character_id" text NOT NULL,
	"user_id" text NOT NULL,
	"state" text NOT NULL,
	"is_alone" boolean NOT NULL,
	"public_number" integer NOT NULL,
	"fate_power" smallint DEFAULT 0 NOT NULL,
	"rank" integer,
	"coins" text,
	"cost" integer NOT NULL,
	"saves_blank" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"seated_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "scenario_entry_number" UNIQUE("scenario_id","phase","public_number"),
	CONSTRAINT "scenario_entry_fate" CHECK (fate_power between 0 and 10)
);
--> statement-breakpoint
CREATE TABLE "scenario_playing" (
	"entry_id" bigint PRIMARY KEY NOT NULL,
	"choose_id" smallint,
	"playing" text NOT NULL,
	"items" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"is_omakase" boolean DEFAULT false NOT NULL,
	"attached" text,
	"sent_by" text NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "scenario_playing_length" CHECK (char_length(playing) <= 4000)
);
--> statement-breakpoint
CREATE TABLE "scenario_reminder" (
	"entry_id" bigint NOT NULL,
	"minutes" integer NOT NULL,
	"reminded_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "scenario_reminder_entry_id_minutes_pk" PRIMARY KEY("entry_id","minutes")
);
--> statement-breakpoint
CREATE TABLE "scenario_team_member" (
	"entry_id" bigint PRIMARY KEY NOT NULL,
	"tag_id" bigint NOT NULL,
	"joined_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "scenario_team_tag" (
	"tag_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "scenario_team_tag_tag_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"scenario_id" bigint NOT NULL,
	"phase" smallint NOT NULL,
	"tag_name" text NOT NULL,
	"entry_id" bigint NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "scenario_team_tag_name" UNIQUE("scenario_id","phase","tag_name")
);
--> statement-breakpoint
CREATE TABLE "scenario" (
	"scenario_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "scenario_scenario_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"world_id" text NOT NULL,
	"master_id" text NOT NULL,
	"is_staff" boolean DEFAULT false NOT NULL,
	"title" text NOT NULL,
	"type" text NOT NULL,
	"kind" smallint NOT NULL,
	"difficulty_no" smallint NOT NULL,
	"reward_no" smallint NOT NULL,
	"text_type" text NOT NULL,
	"is_private" boolean DEFAULT false NOT NULL,
	"phase" smallint DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "scenario_kind" CHECK (kind between 1 and 4),
	CONSTRAINT "scenario_difficulty" CHECK (difficulty_no between 0 and 3 and reward_no between 0 and 3)
);
--> statement-breakpoint
CREATE TABLE "scenario_choice" (
	"scenario_id" bigint NOT NULL,
	"phase" smallint NOT NULL,
	"choose_id" smallint NOT NULL,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	CONSTRAINT "scenario_choice_scenario_id_phase_choose_id_pk" PRIMARY KEY("scenario_id","phase","choose_id")
);
--> statement-breakpoint
CREATE TABLE "scenario_condition" (
	"scenario_id" bigint NOT NULL,
	"phase" smallint NOT NULL,
	"kind" text NOT NULL,
	"value" text NOT NULL,
	CONSTRAINT "scenario_condition_scenario_id_phase_kind_value_pk" PRIMARY KEY("scenario_id","phase","kind","value")
);
--> statement-breakpoint
CREATE TABLE "scenario_log" (
	"log_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "scenario_log_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"scenario_id" bigint NOT NULL,
	"phase" smallint NOT NULL,
	"act" text NOT NULL,
	"from_state" text,
	"to_state" text,
	"user_id" text,
	"reason" text,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "scenario_phase" (
	"scenario_id" bigint NOT NULL,
	"phase" smallint NOT NULL,
	"world_id" text NOT NULL,
	"state" text DEFAULT 'draft' NOT NULL,
	"state_since" timestamp (3) with time zone NOT NULL,
	"settings" jsonb NOT NULL,
	"opening_comment" text DEFAULT '' NOT NULL,
	"opening_content" text DEFAULT '' NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"master_msg" text DEFAULT '' NOT NULL,
	"reason" text,
	"open_at" timestamp (3) with time zone,
	"reservation_until" timestamp (3) with time zone,
	"draw_at" timestamp (3) with time zone,
	"confirm_until" timestamp (3) with time zone,
	"recruit_until" timestamp (3) with time zone,
	"playing_until" timestamp (3) with time zone,
	"replay_due_at" timestamp (3) with time zone,
	"published_at" timestamp (3) with time zone,
	"seed" text NOT NULL,
	"seed_hash" text NOT NULL,
	"entries_hash" text,
	"drawn_at" timestamp (3) with time zone,
	"applicants" integer DEFAULT 0 NOT NULL,
	"seated" integer DEFAULT 0 NOT NULL,
	"texts" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "scenario_phase_scenario_id_phase_pk" PRIMARY KEY("scenario_id","phase"),
	CONSTRAINT "scenario_phase_counts" CHECK (applicants >= 0 and seated >= 0 and texts >= 0)
);
--> statement-breakpoint
CREATE TABLE "scenario_related_character" (
	"scenario_id" bigint NOT NULL,
	"character_id" text NOT NULL,
	"place" smallint NOT NULL,
	CONSTRAINT "scenario_related_character_scenario_id_character_id_pk" PRIMARY KEY("scenario_id","character_id")
);
--> statement-breakpoint
ALTER TABLE "scenario_board_read" ADD CONSTRAINT "scenario_board_read_user_id_app_user_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scenario_post" ADD CONSTRAINT "scenario_post_user_id_app_user_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scenario_post" ADD CONSTRAINT "scenario_post_character_id_character_character_id_fk" FOREIGN KEY ("character_id") REFERENCES "public"."character"("character_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scenario_post" ADD CONSTRAINT "scenario_post_scenario_id_phase_scenario_phase_scenario_id_phase_fk" FOREIGN KEY ("scenario_id","phase") REFERENCES "public"."scenario_phase"("scenario_id","phase") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scenario_role" ADD CONSTRAINT "scenario_role_entry_id_scenario_entry_entry_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."scenario_entry"("entry_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scenario_entry" ADD CONSTRAINT "scenario_entry_character_id_character_character_id_fk" FOREIGN KEY ("character_id") REFERENCES "public"."character"("character_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scenario_entry" ADD CONSTRAINT "scenario_entry_user_id_app_user_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scenario_entry" ADD CONSTRAINT "scenario_entry_scenario_id_phase_scenario_phase_scenario_id_phase_fk" FOREIGN KEY ("scenario_id","phase") REFERENCES "public"."scenario_phase"("scenario_id","phase") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scenario_playing" ADD CONSTRAINT "scenario_playing_entry_id_scenario_entry_entry_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."scenario_entry"("entry_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scenario_reminder" ADD CONSTRAINT "scenario_reminder_entry_id_scenario_entry_entry_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."scenario_entry"("entry_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scenario_team_member" ADD CONSTRAINT "scenario_team_member_entry_id_scenario_entry_entry_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."scenario_entry"("entry_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scenario_team_member" ADD CONSTRAINT "scenario_team_member_tag_id_scenario_team_tag_tag_id_fk" FOREIGN KEY ("tag_id") REFERENCES "public"."scenario_team_tag"("tag_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scenario_team_tag" ADD CONSTRAINT "scenario_team_tag_entry_id_scenario_entry_entry_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."scenario_entry"("entry_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scenario" ADD CONSTRAINT "scenario_world_id_world_world_id_fk" FOREIGN KEY ("world_id") REFERENCES "public"."world"("world_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scenario" ADD CONSTRAINT "scenario_master_id_app_user_user_id_fk" FOREIGN KEY ("master_id") REFERENCES "public"."app_user"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scenario_choice" ADD CONSTRAINT "scenario_choice_scenario_id_phase_scenario_phase_scenario_id_phase_fk" FOREIGN KEY ("scenario_id","phase") REFERENCES "public"."scenario_phase"("scenario_id","phase") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scenario_condition" ADD CONSTRAINT "scenario_condition_scenario_id_phase_scenario_phase_scenario_id_phase_fk" FOREIGN KEY ("scenario_id","phase") REFERENCES "public"."scenario_phase"("scenario_id","phase") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scenario_log" ADD CONSTRAINT "scenario_log_user_id_app_user_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scenario_log" ADD CONSTRAINT "scenario_log_scenario_id_phase_scenario_phase_scenario_id_phase_fk" FOREIGN KEY ("scenario_id","phase") REFERENCES "public"."scenario_phase"("scenario_id","phase") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scenario_phase" ADD CONSTRAINT "scenario_phase_scenario_id_scenario_scenario_id_fk" FOREIGN KEY ("scenario_id") REFERENCES "public"."scenario"("scenario_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scenario_related_character" ADD CONSTRAINT "scenario_related_character_scenario_id_scenario_scenario_id_fk" FOREIGN KEY ("scenario_id") REFERENCES "public"."scenario"("scenario_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scenario_related_character" ADD CONSTRAINT "scenario_related_character_character_id_character_character_id_fk" FOREIGN KEY ("character_id") REFERENCES "public"."character"("character_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "scenario_post_phase" ON "scenario_post" USING btree ("scenario_id","phase","post_id");--> statement-breakpoint
CREATE INDEX "scenario_post_pinned" ON "scenario_post" USING btree ("scenario_id","phase","pinned_at") WHERE pinned_at is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "scenario_entry_character" ON "scenario_entry" USING btree ("scenario_id","phase","character_id") WHERE state in ('applied', 'won', 'seated');--> statement-breakpoint
CREATE UNIQUE INDEX "scenario_entry_player" ON "scenario_entry" USING btree ("scenario_id","phase","user_id") WHERE state in ('applied', 'won', 'seated') and is_alone;--> statement-breakpoint
CREATE INDEX "scenario_entry_phase" ON "scenario_entry" USING btree ("scenario_id","phase","state","entry_id");--> statement-breakpoint
CREATE INDEX "scenario_entry_user" ON "scenario_entry" USING btree ("user_id","entry_id");--> statement-breakpoint
CREATE INDEX "scenario_entry_running" ON "scenario_entry" USING btree ("user_id") WHERE state in ('applied', 'won', 'seated');--> statement-breakpoint
CREATE INDEX "scenario_entry_of_character" ON "scenario_entry" USING btree ("character_id","entry_id");--> statement-breakpoint
CREATE INDEX "scenario_team_member_tag" ON "scenario_team_member" USING btree ("tag_id","joined_at");--> statement-breakpoint
CREATE INDEX "scenario_master" ON "scenario" USING btree ("master_id","scenario_id");--> statement-breakpoint
CREATE INDEX "scenario_world" ON "scenario" USING btree ("world_id","scenario_id");--> statement-breakpoint
CREATE INDEX "scenario_log_phase" ON "scenario_log" USING btree ("scenario_id","phase","log_id");--> statement-breakpoint
CREATE INDEX "scenario_phase_list" ON "scenario_phase" USING btree ("world_id","state","published_at","scenario_id");--> statement-breakpoint
CREATE INDEX "scenario_phase_state" ON "scenario_phase" USING btree ("state","state_since");