CREATE TABLE "scenario_order" (
	"order_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "scenario_order_order_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"type" text NOT NULL,
	"world_id" text NOT NULL,
	"owner_id" text NOT NULL,
	"master_id" text,
	"is_open" boolean DEFAULT false NOT NULL,
	"state" text NOT NULL,
	"state_since" timestamp (3) with time zone NOT NULL,
	"due_at" timestamp (3) with time zone,
	"reminded_at" timestamp (3) with time zone,
	"last_decision" text,
	"reason" text,
	"purpose" text NOT NULL,
	"order_content" text DEFAULT '' NOT NULL,
	"text_type" text NOT NULL,
	"order_coin" integer NOT NULL,
	"seats" smallint NOT NULL,
	"invite_days" smallint NOT NULL,
	"is_private" boolean NOT NULL,
	"related_scenario_id1" bigint,
	"related_scenario_id2" bigint,
	"template_id" bigint,
	"omnibus_id" bigint,
	"hash" text NOT NULL,
	"writing_days" smallint NOT NULL,
	"scenario_id" bigint,
	"created_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "scenario_order_numbers" CHECK (order_coin > 0 and seats between 1 and 8 and invite_days between 1 and 14),
	CONSTRAINT "scenario_order_plan" CHECK ((type = 'React') = (template_id is not null) and (type = 'Omnibus') = (omnibus_id is not null))
);
--> statement-breakpoint
CREATE TABLE "scenario_order_hold" (
	"hold_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "scenario_order_hold_hold_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" bigint NOT NULL,
	"member_id" bigint NOT NULL,
	"user_id" text NOT NULL,
	"amount" integer NOT NULL,
	"state" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "scenario_order_hold_amount" CHECK (amount > 0)
);
--> statement-breakpoint
CREATE TABLE "scenario_order_log" (
	"log_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "scenario_order_log_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" bigint NOT NULL,
	"act" text NOT NULL,
	"from_state" text,
	"to_state" text,
	"user_id" text,
	"reason" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"told_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "scenario_order_member" (
	"member_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "scenario_order_member_member_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" bigint NOT NULL,
	"user_id" text NOT NULL,
	"character_id" text NOT NULL,
	"is_owner" boolean NOT NULL,
	"state" text NOT NULL,
	"share" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"joined_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "scenario_order_member_share" CHECK (share >= 0)
);
--> statement-breakpoint
CREATE TABLE "scenario_order_message" (
	"message_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "scenario_order_message_message_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" bigint NOT NULL,
	"user_id" text NOT NULL,
	"party" text NOT NULL,
	"character_id" text,
	"body" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "scenario_order_message_length" CHECK (char_length(body) <= 4000)
);
--> statement-breakpoint
CREATE TABLE "scenario_order_visit" (
	"order_id" bigint NOT NULL,
	"user_id" text NOT NULL,
	"visited_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "scenario_order_visit_order_id_user_id_pk" PRIMARY KEY("order_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "order_plan_log" (
	"log_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_plan_log_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"plan_id" bigint NOT NULL,
	"act" text NOT NULL,
	"user_id" text NOT NULL,
	"reason" text,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_request_setting" (
	"master_id" text NOT NULL,
	"world_id" text NOT NULL,
	"is_accepting" boolean DEFAULT false NOT NULL,
	"most_at_once" smallint DEFAULT 3 NOT NULL,
	"writing_days" smallint DEFAULT 21 NOT NULL,
	"words" text DEFAULT '' NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "order_request_setting_master_id_world_id_pk" PRIMARY KEY("master_id","world_id"),
	CONSTRAINT "order_request_setting_numbers" CHECK (most_at_once between 1 and 20 and writing_days between 1 and 60)
);
--> statement-breakpoint
CREATE TABLE "scenario_omnibus" (
	"omnibus_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "scenario_omnibus_omnibus_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"template_id" bigint NOT NULL,
	"world_id" text NOT NULL,
	"master_id" text NOT NULL,
	"state" text NOT NULL,
	"state_since" timestamp (3) with time zone NOT NULL,
	"title" text NOT NULL,
	"catchcopy" text DEFAULT '' NOT NULL,
	"description" text NOT NULL,
	"master_msg" text DEFAULT '' NOT NULL,
	"picture" text,
	"is_accepting" boolean DEFAULT false NOT NULL,
	"order_coin" integer NOT NULL,
	"seats" smallint DEFAULT 1 NOT NULL,
	"writing_days" smallint DEFAULT 21 NOT NULL,
	"approved" text,
	"comment" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"approved_at" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "scenario_omnibus_numbers" CHECK (order_coin > 0 and seats between 1 and 8 and writing_days between 1 and 60)
);
--> statement-breakpoint
CREATE TABLE "scenario_omnibus_character" (
	"omnibus_id" bigint NOT NULL,
	"character_id" text NOT NULL,
	"place" smallint NOT NULL,
	CONSTRAINT "scenario_omnibus_character_omnibus_id_character_id_pk" PRIMARY KEY("omnibus_id","character_id")
);
--> statement-breakpoint
CREATE TABLE "scenario_omnibus_template" (
	"template_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "scenario_omnibus_template_template_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"world_id" text NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"guide" text DEFAULT '' NOT NULL,
	"picture" text,
	"text_type" text NOT NULL,
	"seats_most" smallint DEFAULT 1 NOT NULL,
	"open_from" timestamp (3) with time zone NOT NULL,
	"open_until" timestamp (3) with time zone,
	"created_by" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "scenario_omnibus_template_seats" CHECK (seats_most between 1 and 8)
);
--> statement-breakpoint
CREATE TABLE "scenario_react" (
	"template_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "scenario_react_template_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"world_id" text NOT NULL,
	"title" text NOT NULL,
	"catchcopy" text DEFAULT '' NOT NULL,
	"situation" text NOT NULL,
	"picture" text,
	"text_type" text NOT NULL,
	"seats_most" smallint DEFAULT 1 NOT NULL,
	"open_from" timestamp (3) with time zone NOT NULL,
	"open_until" timestamp (3) with time zone,
	"created_by" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "scenario_react_seats" CHECK (seats_most between 1 and 8)
);
--> statement-breakpoint
CREATE TABLE "scenario_react_character" (
	"template_id" bigint NOT NULL,
	"character_id" text NOT NULL,
	"place" smallint NOT NULL,
	CONSTRAINT "scenario_react_character_template_id_character_id_pk" PRIMARY KEY("template_id","character_id")
);
--> statement-breakpoint
CREATE TABLE "scenario_react_setting" (
	"master_id" text NOT NULL,
	"template_id" bigint NOT NULL,
	"is_accepting" boolean NOT NULL,
	"order_coin" integer NOT NULL,
	"seats" smallint NOT NULL,
	"writing_days" smallint NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "scenario_react_setting_master_id_template_id_pk" PRIMARY KEY("master_id","template_id"),
	CONSTRAINT "scenario_react_setting_numbers" CHECK (order_coin > 0 and seats between 1 and 8 and writing_days between 1 and 60)
);
--> statement-breakpoint
ALTER TABLE "scenario_entry" ADD COLUMN "order_hold_ids" bigint[];--> statement-breakpoint
ALTER TABLE "scenario_order" ADD CONSTRAINT "scenario_order_world_id_world_world_id_fk" FOREIGN KEY ("world_id") REFERENCES "public"."world"("world_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scenario_order" ADD CONSTRAINT "scenario_order_owner_id_app_user_user_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."app_user"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scenario_order" ADD CONSTRAINT "scenario_order_master_id_app_user_user_id_fk" FOREIGN KEY ("master_id") REFERENCES "public"."app_user"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scenario_order" ADD CONSTRAINT "scenario_order_related_scenario_id1_scenario_scenario_id_fk" FOREIGN KEY ("related_scenario_id1") REFERENCES "public"."scenario"("scenario_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scenario_order" ADD CONSTRAINT "scenario_order_related_scenario_id2_scenario_scenario_id_fk" FOREIGN KEY ("related_scenario_id2") REFERENCES "public"."scenario"("scenario_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scenario_order" ADD CONSTRAINT "scenario_order_template_id_scenario_react_template_id_fk" FOREIGN KEY ("template_id") REFERENCES "public"."scenario_react"("template_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scenario_order" ADD CONSTRAINT "scenario_order_omnibus_id_scenario_omnibus_omnibus_id_fk" FOREIGN KEY ("omnibus_id") REFERENCES "public"."scenario_omnibus"("omnibus_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scenario_order" ADD CONSTRAINT "scenario_order_scenario_id_scenario_scenario_id_fk" FOREIGN KEY ("scenario_id") REFERENCES "public"."scenario"("scenario_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scenario_order_hold" ADD CONSTRAINT "scenario_order_hold_order_id_scenario_order_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."scenario_order"("order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scenario_order_hold" ADD CONSTRAINT "scenario_order_hold_member_id_scenario_order_member_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."scenario_order_member"("member_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scenario_order_hold" ADD CONSTRAINT "scenario_order_hold_user_id_app_user_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scenario_order_log" ADD CONSTRAINT "scenario_order_log_order_id_scenario_order_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."scenario_order"("order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scenario_order_log" ADD CONSTRAINT "scenario_order_log_user_id_app_user_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scenario_order_member" ADD CONSTRAINT "scenario_order_member_order_id_scenario_order_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."scenario_order"("order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scenario_order_member" ADD CONSTRAINT "scenario_order_member_user_id_app_user_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scenario_order_member" ADD CONSTRAINT "scenario_order_member_character_id_character_character_id_fk" FOREIGN KEY ("character_id") REFERENCES "public"."character"("character_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scenario_order_message" ADD CONSTRAINT "scenario_order_message_order_id_scenario_order_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."scenario_order"("order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scenario_order_message" ADD CONSTRAINT "scenario_order_message_user_id_app_user_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scenario_order_message" ADD CONSTRAINT "scenario_order_message_character_id_character_character_id_fk" FOREIGN KEY ("character_id") REFERENCES "public"."character"("character_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scenario_order_visit" ADD CONSTRAINT "scenario_order_visit_order_id_scenario_order_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."scenario_order"("order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scenario_order_visit" ADD CONSTRAINT "scenario_order_visit_user_id_app_user_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_plan_log" ADD CONSTRAINT "order_plan_log_user_id_app_user_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_request_setting" ADD CONSTRAINT "order_request_setting_master_id_app_user_user_id_fk" FOREIGN KEY ("master_id") REFERENCES "public"."app_user"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_request_setting" ADD CONSTRAINT "order_request_setting_world_id_world_world_id_fk" FOREIGN KEY ("world_id") REFERENCES "public"."world"("world_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scenario_omnibus" ADD CONSTRAINT "scenario_omnibus_template_id_scenario_omnibus_template_template_id_fk" FOREIGN KEY ("template_id") REFERENCES "public"."scenario_omnibus_template"("template_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scenario_omnibus" ADD CONSTRAINT "scenario_omnibus_world_id_world_world_id_fk" FOREIGN KEY ("world_id") REFERENCES "public"."world"("world_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scenario_omnibus" ADD CONSTRAINT "scenario_omnibus_master_id_app_user_user_id_fk" FOREIGN KEY ("master_id") REFERENCES "public"."app_user"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scenario_omnibus_character" ADD CONSTRAINT "scenario_omnibus_character_character_id_character_character_id_fk" FOREIGN KEY ("character_id") REFERENCES "public"."character"("character_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scenario_omnibus_character" ADD CONSTRAINT "scenario_omnibus_character_omnibus_id_scenario_omnibus_omnibus_id_fk" FOREIGN KEY ("omnibus_id") REFERENCES "public"."scenario_omnibus"("omnibus_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scenario_omnibus_template" ADD CONSTRAINT "scenario_omnibus_template_world_id_world_world_id_fk" FOREIGN KEY ("world_id") REFERENCES "public"."world"("world_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scenario_omnibus_template" ADD CONSTRAINT "scenario_omnibus_template_created_by_app_user_user_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."app_user"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scenario_react" ADD CONSTRAINT "scenario_react_world_id_world_world_id_fk" FOREIGN KEY ("world_id") REFERENCES "public"."world"("world_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scenario_react" ADD CONSTRAINT "scenario_react_created_by_app_user_user_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."app_user"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scenario_react_character" ADD CONSTRAINT "scenario_react_character_template_id_scenario_react_template_id_fk" FOREIGN KEY ("template_id") REFERENCES "public"."scenario_react"("template_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scenario_react_character" ADD CONSTRAINT "scenario_react_character_character_id_character_character_id_fk" FOREIGN KEY ("character_id") REFERENCES "public"."character"("character_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scenario_react_setting" ADD CONSTRAINT "scenario_react_setting_master_id_app_user_user_id_fk" FOREIGN KEY ("master_id") REFERENCES "public"."app_user"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scenario_react_setting" ADD CONSTRAINT "scenario_react_setting_template_id_scenario_react_template_id_fk" FOREIGN KEY ("template_id") REFERENCES "public"."scenario_react"("template_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "scenario_order_owner" ON "scenario_order" USING btree ("owner_id","order_id");--> statement-breakpoint
CREATE INDEX "scenario_order_running" ON "scenario_order" USING btree ("owner_id") WHERE state not in ('Released', 'Cancel');--> statement-breakpoint
CREATE INDEX "scenario_order_master" ON "scenario_order" USING btree ("master_id","state","state_since","order_id");--> statement-breakpoint
CREATE INDEX "scenario_order_state" ON "scenario_order" USING btree ("state","state_since","order_id");--> statement-breakpoint
CREATE INDEX "scenario_order_offered" ON "scenario_order" USING btree ("world_id","state_since") WHERE state = 'OpenRequesting';--> statement-breakpoint
CREATE INDEX "scenario_order_due" ON "scenario_order" USING btree ("due_at","order_id") WHERE due_at is not null;--> statement-breakpoint
CREATE INDEX "scenario_order_going" ON "scenario_order" USING btree ("world_id","order_id") WHERE not is_private and type = 'RequestScenario';--> statement-breakpoint
CREATE UNIQUE INDEX "scenario_order_scenario" ON "scenario_order" USING btree ("scenario_id");--> statement-breakpoint
CREATE INDEX "scenario_order_template" ON "scenario_order" USING btree ("template_id");--> statement-breakpoint
CREATE INDEX "scenario_order_omnibus" ON "scenario_order" USING btree ("omnibus_id","order_id");--> statement-breakpoint
CREATE INDEX "scenario_order_hold_of" ON "scenario_order_hold" USING btree ("order_id","state","hold_id");--> statement-breakpoint
CREATE INDEX "scenario_order_hold_user" ON "scenario_order_hold" USING btree ("user_id","hold_id") WHERE state = 'held';--> statement-breakpoint
CREATE INDEX "scenario_order_log_of" ON "scenario_order_log" USING btree ("order_id","log_id");--> statement-breakpoint
CREATE INDEX "scenario_order_log_untold" ON "scenario_order_log" USING btree ("log_id") WHERE told_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "scenario_order_member_user" ON "scenario_order_member" USING btree ("order_id","user_id") WHERE state in ('asked', 'joined');--> statement-breakpoint
CREATE INDEX "scenario_order_member_of" ON "scenario_order_member" USING btree ("order_id","member_id");--> statement-breakpoint
CREATE INDEX "scenario_order_member_own" ON "scenario_order_member" USING btree ("user_id","state","order_id");--> statement-breakpoint
CREATE INDEX "scenario_order_member_character" ON "scenario_order_member" USING btree ("character_id","state","order_id");--> statement-breakpoint
CREATE INDEX "scenario_order_message_of" ON "scenario_order_message" USING btree ("order_id","message_id");--> statement-breakpoint
CREATE INDEX "scenario_order_message_day" ON "scenario_order_message" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "order_plan_log_of" ON "order_plan_log" USING btree ("kind","plan_id","log_id");--> statement-breakpoint
CREATE INDEX "order_request_setting_world" ON "order_request_setting" USING btree ("world_id") WHERE is_accepting;--> statement-breakpoint
CREATE INDEX "scenario_omnibus_world" ON "scenario_omnibus" USING btree ("world_id","approved_at","omnibus_id");--> statement-breakpoint
CREATE INDEX "scenario_omnibus_master" ON "scenario_omnibus" USING btree ("master_id","omnibus_id");--> statement-breakpoint
CREATE INDEX "scenario_omnibus_waiting" ON "scenario_omnibus" USING btree ("world_id","state_since") WHERE state = 'checking';--> statement-breakpoint
CREATE INDEX "scenario_omnibus_template_world" ON "scenario_omnibus_template" USING btree ("world_id","open_from","template_id");--> statement-breakpoint
CREATE INDEX "scenario_react_world" ON "scenario_react" USING btree ("world_id","open_from","template_id");--> statement-breakpoint
CREATE INDEX "scenario_react_setting_template" ON "scenario_react_setting" USING btree ("template_id") WHERE is_accepting;--> statement-breakpoint
-- A story that was ordered for its participants alone stands in no list.
CREATE OR REPLACE FUNCTION phase_with_scenario_facts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT s.phase = new.phase AND NOT (s.is_private AND s.type <> 'Normal'), s.kind, s.difficulty_no, s.reward_no, s.text_type
  INTO new.is_newest, new.kind, new.difficulty_no, new.reward_no, new.text_type
  FROM scenario s WHERE s.scenario_id = new.scenario_id;
  RETURN new;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION scenario_facts_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE scenario_phase p SET is_newest = p.phase = new.phase AND NOT (new.is_private AND new.type <> 'Normal'),
    kind = new.kind, difficulty_no = new.difficulty_no, reward_no = new.reward_no, text_type = new.text_type
  WHERE p.scenario_id = new.scenario_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
DROP TRIGGER scenario_facts ON scenario;
--> statement-breakpoint
CREATE TRIGGER scenario_facts AFTER UPDATE OF phase, kind, difficulty_no, reward_no, text_type, is_private, type ON scenario
  FOR EACH ROW WHEN ((old.phase, old.kind, old.difficulty_no, old.reward_no, old.text_type, old.is_private, old.type)
    IS DISTINCT FROM (new.phase, new.kind, new.difficulty_no, new.reward_no, new.text_type, new.is_private, new.type))
  EXECUTE FUNCTION scenario_facts_changed();
