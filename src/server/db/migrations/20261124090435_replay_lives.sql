CREATE TABLE "fan_letter" (
	"letter_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "fan_letter_letter_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" text NOT NULL,
	"character_id" text,
	"master_id" text NOT NULL,
	"scenario_id" bigint,
	"phase" smallint,
	"body" text NOT NULL,
	"state" text NOT NULL,
	"state_since" timestamp (3) with time zone NOT NULL,
	"decided_by" text,
	"reason" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"read_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "master_call" (
	"call_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "master_call_call_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" text NOT NULL,
	"master_id" text,
	"world_id" text,
	"kind" smallint,
	"is_muted" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "master_call_once" UNIQUE NULLS NOT DISTINCT("user_id","master_id","world_id","kind")
);
--> statement-breakpoint
CREATE TABLE "master_room" (
	"master_id" text PRIMARY KEY NOT NULL,
	"icon" text,
	"intro" text DEFAULT '' NOT NULL,
	"how_i_write" text DEFAULT '' NOT NULL,
	"rules" text DEFAULT '' NOT NULL,
	"usual_days" text DEFAULT '' NOT NULL,
	"npc_ids" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"is_open" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "master_room_day" (
	"day_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "master_room_day_day_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"master_id" text NOT NULL,
	"from_day" date NOT NULL,
	"to_day" date NOT NULL,
	"words" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "master_room_notice" (
	"notice_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "master_room_notice_notice_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"master_id" text NOT NULL,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "master_room_post" (
	"post_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "master_room_post_post_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"master_id" text NOT NULL,
	"user_id" text NOT NULL,
	"character_id" text,
	"body" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"deleted_by" text
);
--> statement-breakpoint
CREATE TABLE "user_follow_master" (
	"user_id" text NOT NULL,
	"master_id" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "user_follow_master_user_id_master_id_pk" PRIMARY KEY("user_id","master_id")
);
--> statement-breakpoint
CREATE TABLE "quotation" (
	"quotation_id" text PRIMARY KEY NOT NULL,
	"scenario_id" bigint NOT NULL,
	"phase" smallint NOT NULL,
	"user_id" text NOT NULL,
	"row_from" integer NOT NULL,
	"row_to" integer NOT NULL,
	"words" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "replay_words" (
	"scenario_id" bigint NOT NULL,
	"phase" smallint NOT NULL,
	"part" smallint NOT NULL,
	"world_id" text NOT NULL,
	"is_open" boolean NOT NULL,
	"entry_ids" bigint[] NOT NULL,
	"words" text NOT NULL,
	CONSTRAINT "replay_words_scenario_id_phase_part_pk" PRIMARY KEY("scenario_id","phase","part")
);
--> statement-breakpoint
CREATE TABLE "replay_comment" (
	"comment_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "replay_comment_comment_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"scenario_id" bigint NOT NULL,
	"phase" smallint NOT NULL,
	"user_id" text NOT NULL,
	"character_id" text NOT NULL,
	"body" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"deleted_by" text
);
--> statement-breakpoint
CREATE TABLE "replay_reaction" (
	"scenario_id" bigint NOT NULL,
	"phase" smallint NOT NULL,
	"user_id" text NOT NULL,
	"character_id" text NOT NULL,
	"kind" smallint NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "replay_reaction_scenario_id_phase_kind_character_id_pk" PRIMARY KEY("scenario_id","phase","kind","character_id")
);
--> statement-breakpoint
CREATE TABLE "republication" (
	"republication_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "republication_republication_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"scenario_id" bigint NOT NULL,
	"phase" smallint NOT NULL,
	"world_id" text NOT NULL,
	"what" text NOT NULL,
	"words" text NOT NULL,
	"new_scenario_id" bigint,
	"publish_at" timestamp (3) with time zone NOT NULL,
	"published_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone,
	"created_by" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "scenario_append" (
	"scenario_id" bigint NOT NULL,
	"phase" smallint NOT NULL,
	"happened" text DEFAULT '' NOT NULL,
	"first_back_hours" smallint DEFAULT 0 NOT NULL,
	"wait_until" timestamp (3) with time zone,
	"met_at" timestamp (3) with time zone,
	"missed_at" timestamp (3) with time zone,
	CONSTRAINT "scenario_append_scenario_id_phase_pk" PRIMARY KEY("scenario_id","phase")
);
--> statement-breakpoint
CREATE TABLE "scenario_chain" (
	"scenario_id" bigint NOT NULL,
	"phase" smallint NOT NULL,
	"awaited_scenario_id" bigint NOT NULL,
	"awaited_phase" smallint NOT NULL,
	"at_least" text,
	CONSTRAINT "scenario_chain_scenario_id_phase_awaited_scenario_id_awaited_phase_pk" PRIMARY KEY("scenario_id","phase","awaited_scenario_id","awaited_phase")
);
--> statement-breakpoint
CREATE TABLE "extra_purchase" (
	"extra_id" bigint NOT NULL,
	"user_id" text NOT NULL,
	"price" integer NOT NULL,
	"bought_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "extra_purchase_extra_id_user_id_pk" PRIMARY KEY("extra_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "scenario_extra" (
	"extra_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "scenario_extra_extra_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"scenario_id" bigint NOT NULL,
	"phase" smallint NOT NULL,
	"world_id" text NOT NULL,
	"master_id" text NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"teaser" text DEFAULT '' NOT NULL,
	"body" text DEFAULT '' NOT NULL,
	"length" integer DEFAULT 0 NOT NULL,
	"price" integer DEFAULT 0 NOT NULL,
	"state" text DEFAULT 'writing' NOT NULL,
	"state_since" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"comment" text,
	"approved_by" text,
	"publish_at" timestamp (3) with time zone,
	"published_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "scenario_extra_price" CHECK (price >= 0 and version >= 1)
);
--> statement-breakpoint
CREATE TABLE "replay_voice" (
	"scenario_id" bigint NOT NULL,
	"phase" smallint NOT NULL,
	"row_no" integer NOT NULL,
	"clip_id" bigint NOT NULL,
	"user_id" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "replay_voice_scenario_id_phase_row_no_pk" PRIMARY KEY("scenario_id","phase","row_no")
);
--> statement-breakpoint
CREATE TABLE "voice_clip" (
	"clip_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "voice_clip_clip_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"character_id" text NOT NULL,
	"creator_id" text,
	"creator_name" text NOT NULL,
	"shouhinmei" text NOT NULL,
	"voice_text" text NOT NULL,
	"file" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "fan_letter" ADD CONSTRAINT "fan_letter_user_id_app_user_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fan_letter" ADD CONSTRAINT "fan_letter_character_id_character_character_id_fk" FOREIGN KEY ("character_id") REFERENCES "public"."character"("character_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fan_letter" ADD CONSTRAINT "fan_letter_master_id_app_user_user_id_fk" FOREIGN KEY ("master_id") REFERENCES "public"."app_user"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fan_letter" ADD CONSTRAINT "fan_letter_scenario_id_scenario_scenario_id_fk" FOREIGN KEY ("scenario_id") REFERENCES "public"."scenario"("scenario_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fan_letter" ADD CONSTRAINT "fan_letter_decided_by_app_user_user_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."app_user"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "master_call" ADD CONSTRAINT "master_call_user_id_app_user_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "master_call" ADD CONSTRAINT "master_call_master_id_app_user_user_id_fk" FOREIGN KEY ("master_id") REFERENCES "public"."app_user"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "master_call" ADD CONSTRAINT "master_call_world_id_world_world_id_fk" FOREIGN KEY ("world_id") REFERENCES "public"."world"("world_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "master_room" ADD CONSTRAINT "master_room_master_id_app_user_user_id_fk" FOREIGN KEY ("master_id") REFERENCES "public"."app_user"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "master_room_day" ADD CONSTRAINT "master_room_day_master_id_app_user_user_id_fk" FOREIGN KEY ("master_id") REFERENCES "public"."app_user"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "master_room_notice" ADD CONSTRAINT "master_room_notice_master_id_app_user_user_id_fk" FOREIGN KEY ("master_id") REFERENCES "public"."app_user"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "master_room_post" ADD CONSTRAINT "master_room_post_master_id_app_user_user_id_fk" FOREIGN KEY ("master_id") REFERENCES "public"."app_user"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "master_room_post" ADD CONSTRAINT "master_room_post_user_id_app_user_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "master_room_post" ADD CONSTRAINT "master_room_post_character_id_character_character_id_fk" FOREIGN KEY ("character_id") REFERENCES "public"."character"("character_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "master_room_post" ADD CONSTRAINT "master_room_post_deleted_by_app_user_user_id_fk" FOREIGN KEY ("deleted_by") REFERENCES "public"."app_user"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_follow_master" ADD CONSTRAINT "user_follow_master_user_id_app_user_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_follow_master" ADD CONSTRAINT "user_follow_master_master_id_app_user_user_id_fk" FOREIGN KEY ("master_id") REFERENCES "public"."app_user"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotation" ADD CONSTRAINT "quotation_user_id_app_user_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotation" ADD CONSTRAINT "quotation_scenario_id_phase_scenario_replay_scenario_id_phase_fk" FOREIGN KEY ("scenario_id","phase") REFERENCES "public"."scenario_replay"("scenario_id","phase") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "replay_words" ADD CONSTRAINT "replay_words_scenario_id_phase_scenario_replay_scenario_id_phase_fk" FOREIGN KEY ("scenario_id","phase") REFERENCES "public"."scenario_replay"("scenario_id","phase") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "replay_comment" ADD CONSTRAINT "replay_comment_user_id_app_user_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "replay_comment" ADD CONSTRAINT "replay_comment_character_id_character_character_id_fk" FOREIGN KEY ("character_id") REFERENCES "public"."character"("character_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "replay_comment" ADD CONSTRAINT "replay_comment_deleted_by_app_user_user_id_fk" FOREIGN KEY ("deleted_by") REFERENCES "public"."app_user"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "replay_comment" ADD CONSTRAINT "replay_comment_scenario_id_phase_scenario_replay_scenario_id_phase_fk" FOREIGN KEY ("scenario_id","phase") REFERENCES "public"."scenario_replay"("scenario_id","phase") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "replay_reaction" ADD CONSTRAINT "replay_reaction_user_id_app_user_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "replay_reaction" ADD CONSTRAINT "replay_reaction_character_id_character_character_id_fk" FOREIGN KEY ("character_id") REFERENCES "public"."character"("character_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "replay_reaction" ADD CONSTRAINT "replay_reaction_scenario_id_phase_scenario_replay_scenario_id_phase_fk" FOREIGN KEY ("scenario_id","phase") REFERENCES "public"."scenario_replay"("scenario_id","phase") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "republication" ADD CONSTRAINT "republication_created_by_app_user_user_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."app_user"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "republication" ADD CONSTRAINT "republication_scenario_id_phase_scenario_phase_scenario_id_phase_fk" FOREIGN KEY ("scenario_id","phase") REFERENCES "public"."scenario_phase"("scenario_id","phase") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scenario_append" ADD CONSTRAINT "scenario_append_scenario_id_phase_scenario_phase_scenario_id_phase_fk" FOREIGN KEY ("scenario_id","phase") REFERENCES "public"."scenario_phase"("scenario_id","phase") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scenario_chain" ADD CONSTRAINT "scenario_chain_scenario_id_phase_scenario_append_scenario_id_phase_fk" FOREIGN KEY ("scenario_id","phase") REFERENCES "public"."scenario_append"("scenario_id","phase") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scenario_chain" ADD CONSTRAINT "scenario_chain_awaited_scenario_id_awaited_phase_scenario_phase_scenario_id_phase_fk" FOREIGN KEY ("awaited_scenario_id","awaited_phase") REFERENCES "public"."scenario_phase"("scenario_id","phase") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "extra_purchase" ADD CONSTRAINT "extra_purchase_extra_id_scenario_extra_extra_id_fk" FOREIGN KEY ("extra_id") REFERENCES "public"."scenario_extra"("extra_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "extra_purchase" ADD CONSTRAINT "extra_purchase_user_id_app_user_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scenario_extra" ADD CONSTRAINT "scenario_extra_master_id_app_user_user_id_fk" FOREIGN KEY ("master_id") REFERENCES "public"."app_user"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scenario_extra" ADD CONSTRAINT "scenario_extra_approved_by_app_user_user_id_fk" FOREIGN KEY ("approved_by") REFERENCES "public"."app_user"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scenario_extra" ADD CONSTRAINT "scenario_extra_scenario_id_phase_scenario_phase_scenario_id_phase_fk" FOREIGN KEY ("scenario_id","phase") REFERENCES "public"."scenario_phase"("scenario_id","phase") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "replay_voice" ADD CONSTRAINT "replay_voice_clip_id_voice_clip_clip_id_fk" FOREIGN KEY ("clip_id") REFERENCES "public"."voice_clip"("clip_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "replay_voice" ADD CONSTRAINT "replay_voice_user_id_app_user_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "replay_voice" ADD CONSTRAINT "replay_voice_scenario_id_phase_scenario_replay_scenario_id_phase_fk" FOREIGN KEY ("scenario_id","phase") REFERENCES "public"."scenario_replay"("scenario_id","phase") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voice_clip" ADD CONSTRAINT "voice_clip_character_id_character_character_id_fk" FOREIGN KEY ("character_id") REFERENCES "public"."character"("character_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voice_clip" ADD CONSTRAINT "voice_clip_creator_id_app_user_user_id_fk" FOREIGN KEY ("creator_id") REFERENCES "public"."app_user"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "fan_letter_state" ON "fan_letter" USING btree ("state","created_at","letter_id");--> statement-breakpoint
CREATE INDEX "fan_letter_master" ON "fan_letter" USING btree ("master_id","state","letter_id");--> statement-breakpoint
CREATE INDEX "fan_letter_user" ON "fan_letter" USING btree ("user_id","letter_id");--> statement-breakpoint
CREATE INDEX "master_call_user" ON "master_call" USING btree ("user_id","call_id");--> statement-breakpoint
CREATE INDEX "master_call_master" ON "master_call" USING btree ("master_id");--> statement-breakpoint
CREATE INDEX "master_call_world" ON "master_call" USING btree ("world_id");--> statement-breakpoint
CREATE INDEX "master_room_day_of" ON "master_room_day" USING btree ("master_id","from_day");--> statement-breakpoint
CREATE INDEX "master_room_notice_of" ON "master_room_notice" USING btree ("master_id","notice_id");--> statement-breakpoint
CREATE INDEX "master_room_post_of" ON "master_room_post" USING btree ("master_id","post_id");--> statement-breakpoint
CREATE INDEX "user_follow_master_followers" ON "user_follow_master" USING btree ("master_id","created_at","user_id");--> statement-breakpoint
CREATE INDEX "user_follow_master_newest" ON "user_follow_master" USING btree ("user_id","created_at","master_id");--> statement-breakpoint
CREATE INDEX "quotation_user" ON "quotation" USING btree ("user_id","created_at","quotation_id");--> statement-breakpoint
CREATE INDEX "replay_words_search" ON "replay_words" USING gin (text_pieces(world_id || '/', words));--> statement-breakpoint
CREATE INDEX "replay_comment_of" ON "replay_comment" USING btree ("scenario_id","phase","comment_id");--> statement-breakpoint
CREATE INDEX "replay_reaction_user" ON "replay_reaction" USING btree ("user_id","scenario_id","phase");--> statement-breakpoint
CREATE INDEX "republication_world" ON "republication" USING btree ("world_id","published_at","republication_id");--> statement-breakpoint
CREATE INDEX "republication_of" ON "republication" USING btree ("scenario_id","phase");--> statement-breakpoint
CREATE INDEX "scenario_chain_awaited" ON "scenario_chain" USING btree ("awaited_scenario_id","awaited_phase");--> statement-breakpoint
CREATE INDEX "extra_purchase_user" ON "extra_purchase" USING btree ("user_id","bought_at");--> statement-breakpoint
CREATE INDEX "scenario_extra_master" ON "scenario_extra" USING btree ("master_id","state_since","extra_id");--> statement-breakpoint
CREATE INDEX "scenario_extra_of" ON "scenario_extra" USING btree ("scenario_id","phase","extra_id");--> statement-breakpoint
CREATE INDEX "scenario_extra_state" ON "scenario_extra" USING btree ("state","state_since","extra_id");--> statement-breakpoint
CREATE INDEX "voice_clip_character" ON "voice_clip" USING btree ("character_id","clip_id");