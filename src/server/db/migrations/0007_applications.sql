CREATE TABLE "application" (
	"application_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "application_application_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"user_id" text NOT NULL,
	"character_id" text NOT NULL,
	"world_id" text NOT NULL,
	"status" smallint DEFAULT 1 NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"slot_no" smallint,
	"code" text,
	"level" smallint,
	"kijun" integer[],
	"hosei" integer[],
	"fee" integer NOT NULL,
	"coin" text,
	"reason" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"decided_at" timestamp (3) with time zone,
	"decided_by" text,
	CONSTRAINT "application_status" CHECK (status in (1, 2, 3, 5)),
	CONSTRAINT "application_about" CHECK (case kind when 'setting' then slot_no is not null when 'class' then cardinality(kijun) = 30 and cardinality(hosei) = 30
        else code is not null and level is not null end)
);
--> statement-breakpoint
CREATE TABLE "originalized" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "originalized_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"world_id" text NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"character_id" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "character_skill" (
	"character_id" text NOT NULL,
	"skill_code" text NOT NULL,
	"level" smallint DEFAULT 1 NOT NULL,
	"set_order" smallint,
	"originalize_id" integer,
	CONSTRAINT "character_skill_character_id_skill_code_pk" PRIMARY KEY("character_id","skill_code")
);
--> statement-breakpoint
ALTER TABLE "application" ADD CONSTRAINT "application_user_id_app_user_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application" ADD CONSTRAINT "application_character_id_character_character_id_fk" FOREIGN KEY ("character_id") REFERENCES "public"."character"("character_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application" ADD CONSTRAINT "application_world_id_world_world_id_fk" FOREIGN KEY ("world_id") REFERENCES "public"."world"("world_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "originalized" ADD CONSTRAINT "originalized_world_id_world_world_id_fk" FOREIGN KEY ("world_id") REFERENCES "public"."world"("world_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "originalized" ADD CONSTRAINT "originalized_character_id_character_character_id_fk" FOREIGN KEY ("character_id") REFERENCES "public"."character"("character_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "character_skill" ADD CONSTRAINT "character_skill_character_id_character_character_id_fk" FOREIGN KEY ("character_id") REFERENCES "public"."character"("character_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "application_slot" ON "application" USING btree ("character_id","slot_no") WHERE kind = 'setting' and status = 1;--> statement-breakpoint
CREATE UNIQUE INDEX "application_skill" ON "application" USING btree ("character_id","code") WHERE kind = 'skill' and status = 1;--> statement-breakpoint
CREATE UNIQUE INDEX "application_class_name" ON "application" USING btree ("world_id","name") WHERE kind = 'class' and status in (1, 2);--> statement-breakpoint
CREATE INDEX "application_waiting" ON "application" USING btree ("kind","application_id") WHERE status = 1;--> statement-breakpoint
CREATE INDEX "application_decided" ON "application" USING btree ("kind","decided_at","application_id") WHERE status in (2, 3);--> statement-breakpoint
CREATE INDEX "application_character" ON "application" USING btree ("character_id","kind","application_id");--> statement-breakpoint
CREATE INDEX "application_class" ON "application" USING btree ("world_id","application_id") WHERE kind = 'class' and status = 2;--> statement-breakpoint
CREATE INDEX "application_proposals" ON "application" USING btree ("user_id","world_id") WHERE kind = 'class' and status = 1;