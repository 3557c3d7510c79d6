CREATE TABLE "equipment" (
	"character_id" text NOT NULL,
	"position" text NOT NULL,
	"item_code" text NOT NULL,
	"level" smallint NOT NULL,
	"originalize_id" integer,
	CONSTRAINT "equipment_character_id_position_pk" PRIMARY KEY("character_id","position"),
	CONSTRAINT "equipment_level" CHECK ("equipment"."level" >= 1)
);
--> statement-breakpoint
CREATE TABLE "equipment_set" (
	"character_id" text NOT NULL,
	"set_no" smallint NOT NULL,
	"set_name" text NOT NULL,
	"worn_list" jsonb NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "equipment_set_character_id_set_no_pk" PRIMARY KEY("character_id","set_no"),
	CONSTRAINT "equipment_set_no" CHECK ("equipment_set"."set_no" between 1 and 3)
);
--> statement-breakpoint
CREATE TABLE "equipment_version" (
	"character_id" text PRIMARY KEY NOT NULL,
	"worn_version" integer DEFAULT 0 NOT NULL,
	"skill_version" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "item_level_up" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "item_level_up_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"character_id" text NOT NULL,
	"item_code" text NOT NULL,
	"level" smallint NOT NULL,
	"originalize_id" integer,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "character_skill" (
	"character_id" text NOT NULL,
	"skill_code" text NOT NULL,
	"level" smallint NOT NULL,
	"position" smallint,
	"learned_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "character_skill_character_id_skill_code_pk" PRIMARY KEY("character_id","skill_code"),
	CONSTRAINT "character_skill_level" CHECK ("character_skill"."level" >= 1),
	CONSTRAINT "character_skill_slot" CHECK ("character_skill"."position" between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "skill_level_up" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "skill_level_up_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"character_id" text NOT NULL,
	"skill_code" text NOT NULL,
	"level" smallint NOT NULL,
	"token_no" smallint NOT NULL,
	"paid" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "equipment" ADD CONSTRAINT "equipment_character_id_character_character_id_fk" FOREIGN KEY ("character_id") REFERENCES "public"."character"("character_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "equipment_set" ADD CONSTRAINT "equipment_set_character_id_character_character_id_fk" FOREIGN KEY ("character_id") REFERENCES "public"."character"("character_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "equipment_version" ADD CONSTRAINT "equipment_version_character_id_character_character_id_fk" FOREIGN KEY ("character_id") REFERENCES "public"."character"("character_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item_level_up" ADD CONSTRAINT "item_level_up_character_id_character_character_id_fk" FOREIGN KEY ("character_id") REFERENCES "public"."character"("character_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "character_skill" ADD CONSTRAINT "character_skill_character_id_character_character_id_fk" FOREIGN KEY ("character_id") REFERENCES "public"."character"("character_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "skill_level_up" ADD CONSTRAINT "skill_level_up_character_id_character_character_id_fk" FOREIGN KEY ("character_id") REFERENCES "public"."character"("character_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "item_level_up_character" ON "item_level_up" USING btree ("character_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "character_skill_position" ON "character_skill" USING btree ("character_id","position");--> statement-breakpoint
CREATE INDEX "skill_level_up_character" ON "skill_level_up" USING btree ("character_id","id");