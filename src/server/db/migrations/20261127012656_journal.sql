CREATE TABLE "mute_character" (
	"user_id" text NOT NULL,
	"character_id" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "mute_character_user_id_character_id_pk" PRIMARY KEY("user_id","character_id")
);
--> statement-breakpoint
CREATE TABLE "mute_word" (
	"user_id" text NOT NULL,
	"word_key" text NOT NULL,
	"word" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "mute_word_user_id_word_key_pk" PRIMARY KEY("user_id","word_key")
);
--> statement-breakpoint
CREATE TABLE "journal" (
	"journal_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "journal_journal_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"world_id" text,
	"title" text NOT NULL,
	"summary" text NOT NULL,
	"rules" text NOT NULL,
	"opening" text NOT NULL,
	"closing" text NOT NULL,
	"length" smallint NOT NULL,
	"dice_count" smallint NOT NULL,
	"dice_sides" smallint NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "journal_dice" CHECK (dice_count between 1 and 4 and dice_sides between 2 and 100),
	CONSTRAINT "journal_length" CHECK (length between 1 and 12)
);
--> statement-breakpoint
CREATE TABLE "journal_entry" (
	"run_id" integer NOT NULL,
	"step" smallint NOT NULL,
	"dice_list" integer[] NOT NULL,
	"prompt_id" integer NOT NULL,
	"body" text DEFAULT '' NOT NULL,
	"written_at" timestamp (3) with time zone,
	CONSTRAINT "journal_entry_run_id_step_pk" PRIMARY KEY("run_id","step")
);
--> statement-breakpoint
CREATE TABLE "journal_prompt" (
	"prompt_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "journal_prompt_prompt_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"journal_id" integer NOT NULL,
	"place" smallint NOT NULL,
	"from_total" smallint NOT NULL,
	"to_total" smallint NOT NULL,
	"text" text NOT NULL,
	CONSTRAINT "journal_prompt_totals" CHECK (from_total <= to_total)
);
--> statement-breakpoint
CREATE TABLE "journal_run" (
	"run_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "journal_run_run_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"journal_id" integer NOT NULL,
	"user_id" text NOT NULL,
	"character_id" text NOT NULL,
	"world_id" text NOT NULL,
	"seed" text NOT NULL,
	"seed_hash" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"note_id" integer,
	"started_at" timestamp (3) with time zone NOT NULL,
	"finished_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "report" (
	"report_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "report_report_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" text NOT NULL,
	"kind" text NOT NULL,
	"target_id" text NOT NULL,
	"world_id" text NOT NULL,
	"writer_user_id" text NOT NULL,
	"character_id" text NOT NULL,
	"address" text NOT NULL,
	"quoted" jsonb NOT NULL,
	"reason" text NOT NULL,
	"words" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"answer" text,
	"told" text,
	"decided_by" text,
	"decided_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "note" ADD COLUMN "is_office_removed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "mute_character" ADD CONSTRAINT "mute_character_user_id_app_user_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mute_character" ADD CONSTRAINT "mute_character_character_id_character_character_id_fk" FOREIGN KEY ("character_id") REFERENCES "public"."character"("character_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mute_word" ADD CONSTRAINT "mute_word_user_id_app_user_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "journal" ADD CONSTRAINT "journal_world_id_world_world_id_fk" FOREIGN KEY ("world_id") REFERENCES "public"."world"("world_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "journal_entry" ADD CONSTRAINT "journal_entry_run_id_journal_run_run_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."journal_run"("run_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "journal_entry" ADD CONSTRAINT "journal_entry_prompt_id_journal_prompt_prompt_id_fk" FOREIGN KEY ("prompt_id") REFERENCES "public"."journal_prompt"("prompt_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "journal_prompt" ADD CONSTRAINT "journal_prompt_journal_id_journal_journal_id_fk" FOREIGN KEY ("journal_id") REFERENCES "public"."journal"("journal_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "journal_run" ADD CONSTRAINT "journal_run_journal_id_journal_journal_id_fk" FOREIGN KEY ("journal_id") REFERENCES "public"."journal"("journal_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "journal_run" ADD CONSTRAINT "journal_run_user_id_app_user_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "journal_run" ADD CONSTRAINT "journal_run_character_id_character_character_id_fk" FOREIGN KEY ("character_id") REFERENCES "public"."character"("character_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "journal_run" ADD CONSTRAINT "journal_run_world_id_world_world_id_fk" FOREIGN KEY ("world_id") REFERENCES "public"."world"("world_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "journal_run" ADD CONSTRAINT "journal_run_note_id_note_note_id_fk" FOREIGN KEY ("note_id") REFERENCES "public"."note"("note_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report" ADD CONSTRAINT "report_user_id_app_user_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report" ADD CONSTRAINT "report_world_id_world_world_id_fk" FOREIGN KEY ("world_id") REFERENCES "public"."world"("world_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report" ADD CONSTRAINT "report_writer_user_id_app_user_user_id_fk" FOREIGN KEY ("writer_user_id") REFERENCES "public"."app_user"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report" ADD CONSTRAINT "report_character_id_character_character_id_fk" FOREIGN KEY ("character_id") REFERENCES "public"."character"("character_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report" ADD CONSTRAINT "report_decided_by_app_user_user_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."app_user"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mute_character_of" ON "mute_character" USING btree ("character_id");--> statement-breakpoint
CREATE INDEX "journal_world" ON "journal" USING btree ("world_id","journal_id");--> statement-breakpoint
CREATE UNIQUE INDEX "journal_prompt_place" ON "journal_prompt" USING btree ("journal_id","place");--> statement-breakpoint
CREATE INDEX "journal_run_character" ON "journal_run" USING btree ("character_id","run_id");--> statement-breakpoint
CREATE INDEX "journal_run_user" ON "journal_run" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "journal_run_note" ON "journal_run" USING btree ("note_id");--> statement-breakpoint
CREATE INDEX "report_waiting" ON "report" USING btree ("created_at","report_id") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "report_decided" ON "report" USING btree ("state","decided_at","report_id");--> statement-breakpoint
CREATE INDEX "report_user" ON "report" USING btree ("user_id","report_id");--> statement-breakpoint
CREATE INDEX "report_thing" ON "report" USING btree ("kind","target_id");--> statement-breakpoint
CREATE INDEX "report_writer" ON "report" USING btree ("writer_user_id","report_id");--> statement-breakpoint
CREATE INDEX "report_character" ON "report" USING btree ("character_id");--> statement-breakpoint
CREATE UNIQUE INDEX "report_once" ON "report" USING btree ("user_id","kind","target_id") WHERE state = 'waiting';