CREATE TABLE "character_parameter_change" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "character_parameter_change_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"character_id" text NOT NULL,
	"reason" text NOT NULL,
	"parameters" integer[] NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "character_parameter_change_numbers" CHECK (cardinality(parameters) = 30)
);
--> statement-breakpoint
CREATE TABLE "character_setting" (
	"character_id" text NOT NULL,
	"slot_no" smallint NOT NULL,
	"heading" text NOT NULL,
	"body" text NOT NULL,
	"status" smallint DEFAULT 0 NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "character_setting_character_id_slot_no_pk" PRIMARY KEY("character_id","slot_no")
);
--> statement-breakpoint
CREATE TABLE "speaking_character" (
	"user_id" text NOT NULL,
	"world_id" text NOT NULL,
	"character_id" text NOT NULL,
	CONSTRAINT "speaking_character_user_id_world_id_pk" PRIMARY KEY("user_id","world_id")
);
--> statement-breakpoint
CREATE TABLE "world_application_date" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "world_application_date_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"world_id" text NOT NULL,
	"title" text NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "world_calc_row" (
	"world_id" text NOT NULL,
	"list" text NOT NULL,
	"row_no" integer NOT NULL,
	"parameter_id" smallint NOT NULL,
	"group_id" smallint NOT NULL,
	"calc_target" text NOT NULL,
	"calc_method" smallint NOT NULL,
	"parameter" real,
	CONSTRAINT "world_calc_row_world_id_list_row_no_pk" PRIMARY KEY("world_id","list","row_no")
);
--> statement-breakpoint
CREATE TABLE "world_class" (
	"world_id" text NOT NULL,
	"class_id" text NOT NULL,
	"class_kind" text NOT NULL,
	"class_name" text NOT NULL,
	"description" text NOT NULL,
	"kijun" integer[] DEFAULT array_fill(0, array[30]) NOT NULL,
	"hosei" integer[] DEFAULT array_fill(0, array[30]) NOT NULL,
	"display_order" integer NOT NULL,
	"proposed_by" text,
	CONSTRAINT "world_class_world_id_class_id_pk" PRIMARY KEY("world_id","class_id"),
	CONSTRAINT "world_class_numbers" CHECK (cardinality(kijun) = 30 and cardinality(hosei) = 30)
);
--> statement-breakpoint
CREATE TABLE "world_counter" (
	"world_counter_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "world_counter_world_counter_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"world_id" text NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"unit" text NOT NULL,
	"count" bigint DEFAULT 0 NOT NULL,
	"goal" bigint,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "world_menu" (
	"world_id" text NOT NULL,
	"menu_type" text NOT NULL,
	"display_order" smallint NOT NULL,
	CONSTRAINT "world_menu_world_id_menu_type_pk" PRIMARY KEY("world_id","menu_type")
);
--> statement-breakpoint
CREATE TABLE "world_page" (
	"world_id" text NOT NULL,
	"page_id" text NOT NULL,
	"title" text NOT NULL,
	"summary" text NOT NULL,
	"body" text NOT NULL,
	"display_order" smallint NOT NULL,
	CONSTRAINT "world_page_world_id_page_id_pk" PRIMARY KEY("world_id","page_id")
);
--> statement-breakpoint
CREATE TABLE "world_parameter" (
	"world_id" text NOT NULL,
	"parameter_id" smallint NOT NULL,
	"name" text NOT NULL,
	"item_skill_order" smallint,
	"is_assignable" boolean DEFAULT false NOT NULL,
	CONSTRAINT "world_parameter_world_id_parameter_id_pk" PRIMARY KEY("world_id","parameter_id")
);
--> statement-breakpoint
CREATE TABLE "world_skill" (
	"world_id" text NOT NULL,
	"skill_code" text NOT NULL,
	"skill_name" text NOT NULL,
	"description" text NOT NULL,
	"skill_hanei_flg" boolean DEFAULT false NOT NULL,
	"parameters" integer[] DEFAULT array_fill(0, array[30]) NOT NULL,
	"max_level" smallint DEFAULT 5 NOT NULL,
	"token_no" smallint NOT NULL,
	"cost" integer NOT NULL,
	"class_id" text,
	"required_level" smallint DEFAULT 1 NOT NULL,
	"display_order" integer NOT NULL,
	"is_shop_only" boolean DEFAULT false NOT NULL,
	CONSTRAINT "world_skill_world_id_skill_code_pk" PRIMARY KEY("world_id","skill_code"),
	CONSTRAINT "world_skill_numbers" CHECK (cardinality(parameters) = 30)
);
--> statement-breakpoint
ALTER TABLE "character" ADD COLUMN "class_a_id" text;--> statement-breakpoint
ALTER TABLE "character" ADD COLUMN "class_b_id" text;--> statement-breakpoint
ALTER TABLE "character" ADD COLUMN "class_c_id" text;--> statement-breakpoint
ALTER TABLE "character" ADD COLUMN "is_icon_drawn" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "character" ADD COLUMN "is_npc" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "character" ADD COLUMN "excluded_status" smallint;--> statement-breakpoint
ALTER TABLE "character" ADD COLUMN "seibetsu" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "character" ADD COLUMN "shogo" text;--> statement-breakpoint
ALTER TABLE "character" ADD COLUMN "age" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "character" ADD COLUMN "height" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "character" ADD COLUMN "hair" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "character" ADD COLUMN "eyes" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "character" ADD COLUMN "skin" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "character" ADD COLUMN "first_person" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "character" ADD COLUMN "second_person" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "character" ADD COLUMN "tone" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "character" ADD COLUMN "catchphrase" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "character" ADD COLUMN "personality" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "character" ADD COLUMN "profile" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "character" ADD COLUMN "frame" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "character" ADD COLUMN "is_friend_list_open" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "character" ADD COLUMN "display_order" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "character" ADD COLUMN "is_hidden" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "character" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "character" ADD COLUMN "last_seen_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "world" ADD COLUMN "status" text DEFAULT 'open' NOT NULL;--> statement-breakpoint
ALTER TABLE "world" ADD COLUMN "scenario_support_flg" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "world" ADD COLUMN "is_scenario_v2" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "world" ADD COLUMN "character_limit" smallint DEFAULT 10 NOT NULL;--> statement-breakpoint
ALTER TABLE "world_item" ADD COLUMN "item_kind" text DEFAULT 'material' NOT NULL;--> statement-breakpoint
ALTER TABLE "world_item" ADD COLUMN "item_position_id" text;--> statement-breakpoint
ALTER TABLE "world_item" ADD COLUMN "weapon_flg" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "world_item" ADD COLUMN "status_ref_flg" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "world_item" ADD COLUMN "sub_status_flg" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "world_item" ADD COLUMN "item_cost" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "world_item" ADD COLUMN "parameters" integer[] DEFAULT array_fill(0, array[30]) NOT NULL;--> statement-breakpoint
ALTER TABLE "world_item" ADD COLUMN "max_level" smallint DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "world_item" ADD COLUMN "source" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "character_parameter_change" ADD CONSTRAINT "character_parameter_change_character_id_character_character_id_fk" FOREIGN KEY ("character_id") REFERENCES "public"."character"("character_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "character_setting" ADD CONSTRAINT "character_setting_character_id_character_character_id_fk" FOREIGN KEY ("character_id") REFERENCES "public"."character"("character_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "speaking_character" ADD CONSTRAINT "speaking_character_user_id_app_user_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "speaking_character" ADD CONSTRAINT "speaking_character_world_id_world_world_id_fk" FOREIGN KEY ("world_id") REFERENCES "public"."world"("world_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "speaking_character" ADD CONSTRAINT "speaking_character_character_id_character_character_id_fk" FOREIGN KEY ("character_id") REFERENCES "public"."character"("character_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "world_application_date" ADD CONSTRAINT "world_application_date_world_id_world_world_id_fk" FOREIGN KEY ("world_id") REFERENCES "public"."world"("world_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "world_calc_row" ADD CONSTRAINT "world_calc_row_world_id_world_world_id_fk" FOREIGN KEY ("world_id") REFERENCES "public"."world"("world_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "world_class" ADD CONSTRAINT "world_class_world_id_world_world_id_fk" FOREIGN KEY ("world_id") REFERENCES "public"."world"("world_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "world_counter" ADD CONSTRAINT "world_counter_world_id_world_world_id_fk" FOREIGN KEY ("world_id") REFERENCES "public"."world"("world_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "world_menu" ADD CONSTRAINT "world_menu_world_id_world_world_id_fk" FOREIGN KEY ("world_id") REFERENCES "public"."world"("world_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "world_page" ADD CONSTRAINT "world_page_world_id_world_world_id_fk" FOREIGN KEY ("world_id") REFERENCES "public"."world"("world_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "world_parameter" ADD CONSTRAINT "world_parameter_world_id_world_world_id_fk" FOREIGN KEY ("world_id") REFERENCES "public"."world"("world_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "world_skill" ADD CONSTRAINT "world_skill_world_id_world_world_id_fk" FOREIGN KEY ("world_id") REFERENCES "public"."world"("world_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "world_skill" ADD CONSTRAINT "world_skill_world_id_class_id_world_class_world_id_class_id_fk" FOREIGN KEY ("world_id","class_id") REFERENCES "public"."world_class"("world_id","class_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "character_parameter_change_character" ON "character_parameter_change" USING btree ("character_id","id");--> statement-breakpoint
CREATE INDEX "world_skill_class" ON "world_skill" USING btree ("world_id","class_id");--> statement-breakpoint
CREATE INDEX "character_world_created" ON "character" USING btree ("world_id","created_at","character_id");--> statement-breakpoint
CREATE INDEX "character_world_kana" ON "character" USING btree ("world_id","kana" collate "C","character_id");--> statement-breakpoint
CREATE INDEX "character_world_level" ON "character" USING btree ("world_id","level","character_id");--> statement-breakpoint
ALTER TABLE "character" ADD CONSTRAINT "character_name_order" CHECK (name_order between 1 and 11);--> statement-breakpoint
ALTER TABLE "world_item" ADD CONSTRAINT "world_item_numbers" CHECK (cardinality(parameters) = 30);