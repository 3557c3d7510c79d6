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
CREATE TABLE "character_icon" (
	"icon_id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"character_id" text,
	"stored_at" timestamp (3) with time zone,
	"unused_since" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "distribution" (
	"shouhin_id" text NOT NULL,
	"official_option_id" smallint NOT NULL,
	"suuryo_sentaku_id" smallint NOT NULL,
	"hash" text NOT NULL,
	"take_limit" integer,
	"taken_count" integer DEFAULT 0 NOT NULL,
	"ends_at" timestamp (3) with time zone,
	"stopped_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "distribution_shouhin_id_official_option_id_suuryo_sentaku_id_pk" PRIMARY KEY("shouhin_id","official_option_id","suuryo_sentaku_id"),
	CONSTRAINT "distribution_count" CHECK (taken_count >= 0 and (take_limit is null or taken_count <= take_limit))
);
--> statement-breakpoint
CREATE TABLE "distribution_taken" (
	"shouhin_id" text NOT NULL,
	"official_option_id" smallint NOT NULL,
	"suuryo_sentaku_id" smallint NOT NULL,
	"character_id" text NOT NULL,
	"taken_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "distribution_taken_shouhin_id_official_option_id_suuryo_sentaku_id_character_id_pk" PRIMARY KEY("shouhin_id","official_option_id","suuryo_sentaku_id","character_id")
);
--> statement-breakpoint
CREATE TABLE "shouhin" (
	"shouhin_id" text PRIMARY KEY NOT NULL,
	"owner_user_id" text NOT NULL,
	"shouhinmei" text NOT NULL,
	"description" text NOT NULL,
	"world_id" text NOT NULL,
	"item_code" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shouhin_option" (
	"shouhin_id" text NOT NULL,
	"official_option_id" smallint NOT NULL,
	"option_name" text NOT NULL,
	"level" smallint DEFAULT 1 NOT NULL,
	CONSTRAINT "shouhin_option_shouhin_id_official_option_id_pk" PRIMARY KEY("shouhin_id","official_option_id")
);
--> statement-breakpoint
CREATE TABLE "shouhin_suuryo" (
	"shouhin_id" text NOT NULL,
	"suuryo_sentaku_id" smallint NOT NULL,
	"amount" integer NOT NULL,
	CONSTRAINT "shouhin_suuryo_shouhin_id_suuryo_sentaku_id_pk" PRIMARY KEY("shouhin_id","suuryo_sentaku_id"),
	CONSTRAINT "shouhin_suuryo_amount" CHECK (amount > 0)
);
--> statement-breakpoint
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
CREATE TABLE "item_synth" (
	"item_synth_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "item_synth_item_synth_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"world_id" text NOT NULL,
	"item_code" text NOT NULL,
	"item_num" integer DEFAULT 1 NOT NULL,
	"coin" integer DEFAULT 0 NOT NULL,
	"world_token_1" integer DEFAULT 0 NOT NULL,
	"world_token_2" integer DEFAULT 0 NOT NULL,
	"world_token_3" integer DEFAULT 0 NOT NULL,
	"world_token_4" integer DEFAULT 0 NOT NULL,
	"display_order" integer NOT NULL,
	CONSTRAINT "item_synth_costs" CHECK (item_num > 0 and least(coin, world_token_1, world_token_2, world_token_3, world_token_4) >= 0)
);
--> statement-breakpoint
CREATE TABLE "item_synth_history" (
	"item_synth_history_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "item_synth_history_item_synth_history_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"character_id" text NOT NULL,
	"item_synth_id" integer NOT NULL,
	"item_name" text NOT NULL,
	"item_num" integer NOT NULL,
	"picture" text,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "item_synth_material" (
	"item_synth_id" integer NOT NULL,
	"world_id" text NOT NULL,
	"item_code" text NOT NULL,
	"need_count" integer NOT NULL,
	"display_order" integer NOT NULL,
	CONSTRAINT "item_synth_material_item_synth_id_item_code_pk" PRIMARY KEY("item_synth_id","item_code"),
	CONSTRAINT "item_synth_material_need" CHECK (need_count > 0)
);
--> statement-breakpoint
CREATE TABLE "user_follow_character" (
	"user_id" text NOT NULL,
	"character_id" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "user_follow_character_user_id_character_id_pk" PRIMARY KEY("user_id","character_id")
);
--> statement-breakpoint
CREATE TABLE "character_friend" (
	"character_id" text NOT NULL,
	"other_id" text NOT NULL,
	"state" text NOT NULL,
	"relation" text DEFAULT '' NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "character_friend_character_id_other_id_pk" PRIMARY KEY("character_id","other_id"),
	CONSTRAINT "character_friend_two" CHECK (character_id <> other_id),
	CONSTRAINT "character_friend_state" CHECK (state in ('friend', 'invited', 'asked'))
);
--> statement-breakpoint
CREATE TABLE "shop" (
	"world_id" text NOT NULL,
	"shop_id" text NOT NULL,
	"shop_type" smallint NOT NULL,
	"shop_name" text NOT NULL,
	"description" text NOT NULL,
	"keeper" text NOT NULL,
	"display_order" integer NOT NULL,
	CONSTRAINT "shop_world_id_shop_id_pk" PRIMARY KEY("world_id","shop_id"),
	CONSTRAINT "shop_type" CHECK (shop_type in (1, 2))
);
--> statement-breakpoint
CREATE TABLE "shop_goods" (
	"shop_goods_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "shop_goods_shop_goods_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"world_id" text NOT NULL,
	"shop_id" text NOT NULL,
	"item_code" text,
	"skill_code" text,
	"token_no" smallint,
	"price" integer NOT NULL,
	"stock" integer,
	"limit_per_character" integer,
	"ends_at" timestamp (3) with time zone,
	"display_order" integer NOT NULL,
	CONSTRAINT "shop_goods_one" CHECK (num_nonnulls(item_code, skill_code) = 1),
	CONSTRAINT "shop_goods_price" CHECK (price > 0 and token_no between 1 and 4),
	CONSTRAINT "shop_goods_stock" CHECK (stock >= 0 and limit_per_character > 0)
);
--> statement-breakpoint
CREATE TABLE "shop_purchase" (
	"shop_purchase_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "shop_purchase_shop_purchase_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"shop_goods_id" integer NOT NULL,
	"character_id" text NOT NULL,
	"name" text NOT NULL,
	"count" integer NOT NULL,
	"total" bigint NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "character_skill" (
	"character_id" text NOT NULL,
	"skill_code" text NOT NULL,
	"level" smallint NOT NULL,
	"position" smallint,
	"originalize_id" integer,
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
DROP INDEX "draft_list";--> statement-breakpoint
DROP INDEX "inquiry_list";--> statement-breakpoint
DROP INDEX "user_mission_waiting";--> statement-breakpoint
DROP INDEX "user_mission_waiting_world";--> statement-breakpoint
DROP INDEX "user_mission_received_list";--> statement-breakpoint
DROP INDEX "user_mission_received_world";--> statement-breakpoint
DROP INDEX "news_post_published";--> statement-breakpoint
DROP INDEX "news_post_category";--> statement-breakpoint
DROP INDEX "novel_published";--> statement-breakpoint
DROP INDEX "novel_world";--> statement-breakpoint
DROP INDEX "reading_place_age";--> statement-breakpoint
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
ALTER TABLE "character" ADD COLUMN "search_text" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "character" ADD COLUMN "search_keys" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
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
ALTER TABLE "application" ADD CONSTRAINT "application_user_id_app_user_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application" ADD CONSTRAINT "application_character_id_character_character_id_fk" FOREIGN KEY ("character_id") REFERENCES "public"."character"("character_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application" ADD CONSTRAINT "application_world_id_world_world_id_fk" FOREIGN KEY ("world_id") REFERENCES "public"."world"("world_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "originalized" ADD CONSTRAINT "originalized_world_id_world_world_id_fk" FOREIGN KEY ("world_id") REFERENCES "public"."world"("world_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "originalized" ADD CONSTRAINT "originalized_character_id_character_character_id_fk" FOREIGN KEY ("character_id") REFERENCES "public"."character"("character_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "character_parameter_change" ADD CONSTRAINT "character_parameter_change_character_id_character_character_id_fk" FOREIGN KEY ("character_id") REFERENCES "public"."character"("character_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "character_setting" ADD CONSTRAINT "character_setting_character_id_character_character_id_fk" FOREIGN KEY ("character_id") REFERENCES "public"."character"("character_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "speaking_character" ADD CONSTRAINT "speaking_character_user_id_app_user_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "speaking_character" ADD CONSTRAINT "speaking_character_world_id_world_world_id_fk" FOREIGN KEY ("world_id") REFERENCES "public"."world"("world_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "speaking_character" ADD CONSTRAINT "speaking_character_character_id_character_character_id_fk" FOREIGN KEY ("character_id") REFERENCES "public"."character"("character_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "character_icon" ADD CONSTRAINT "character_icon_user_id_app_user_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "character_icon" ADD CONSTRAINT "character_icon_character_id_character_character_id_fk" FOREIGN KEY ("character_id") REFERENCES "public"."character"("character_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "distribution" ADD CONSTRAINT "distribution_shouhin_id_official_option_id_shouhin_option_shouhin_id_official_option_id_fk" FOREIGN KEY ("shouhin_id","official_option_id") REFERENCES "public"."shouhin_option"("shouhin_id","official_option_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "distribution" ADD CONSTRAINT "distribution_shouhin_id_suuryo_sentaku_id_shouhin_suuryo_shouhin_id_suuryo_sentaku_id_fk" FOREIGN KEY ("shouhin_id","suuryo_sentaku_id") REFERENCES "public"."shouhin_suuryo"("shouhin_id","suuryo_sentaku_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "distribution_taken" ADD CONSTRAINT "distribution_taken_character_id_character_character_id_fk" FOREIGN KEY ("character_id") REFERENCES "public"."character"("character_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shouhin" ADD CONSTRAINT "shouhin_owner_user_id_app_user_user_id_fk" FOREIGN KEY ("owner_user_id") REFERENCES "public"."app_user"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shouhin" ADD CONSTRAINT "shouhin_world_id_item_code_world_item_world_id_item_code_fk" FOREIGN KEY ("world_id","item_code") REFERENCES "public"."world_item"("world_id","item_code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shouhin_option" ADD CONSTRAINT "shouhin_option_shouhin_id_shouhin_shouhin_id_fk" FOREIGN KEY ("shouhin_id") REFERENCES "public"."shouhin"("shouhin_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shouhin_suuryo" ADD CONSTRAINT "shouhin_suuryo_shouhin_id_shouhin_shouhin_id_fk" FOREIGN KEY ("shouhin_id") REFERENCES "public"."shouhin"("shouhin_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "equipment" ADD CONSTRAINT "equipment_character_id_character_character_id_fk" FOREIGN KEY ("character_id") REFERENCES "public"."character"("character_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "equipment_set" ADD CONSTRAINT "equipment_set_character_id_character_character_id_fk" FOREIGN KEY ("character_id") REFERENCES "public"."character"("character_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "equipment_version" ADD CONSTRAINT "equipment_version_character_id_character_character_id_fk" FOREIGN KEY ("character_id") REFERENCES "public"."character"("character_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item_level_up" ADD CONSTRAINT "item_level_up_character_id_character_character_id_fk" FOREIGN KEY ("character_id") REFERENCES "public"."character"("character_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item_synth" ADD CONSTRAINT "item_synth_world_id_item_code_world_item_world_id_item_code_fk" FOREIGN KEY ("world_id","item_code") REFERENCES "public"."world_item"("world_id","item_code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item_synth_history" ADD CONSTRAINT "item_synth_history_character_id_character_character_id_fk" FOREIGN KEY ("character_id") REFERENCES "public"."character"("character_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item_synth_history" ADD CONSTRAINT "item_synth_history_item_synth_id_item_synth_item_synth_id_fk" FOREIGN KEY ("item_synth_id") REFERENCES "public"."item_synth"("item_synth_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item_synth_material" ADD CONSTRAINT "item_synth_material_item_synth_id_item_synth_item_synth_id_fk" FOREIGN KEY ("item_synth_id") REFERENCES "public"."item_synth"("item_synth_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item_synth_material" ADD CONSTRAINT "item_synth_material_world_id_item_code_world_item_world_id_item_code_fk" FOREIGN KEY ("world_id","item_code") REFERENCES "public"."world_item"("world_id","item_code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_follow_character" ADD CONSTRAINT "user_follow_character_user_id_app_user_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_follow_character" ADD CONSTRAINT "user_follow_character_character_id_character_character_id_fk" FOREIGN KEY ("character_id") REFERENCES "public"."character"("character_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "character_friend" ADD CONSTRAINT "character_friend_character_id_character_character_id_fk" FOREIGN KEY ("character_id") REFERENCES "public"."character"("character_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "character_friend" ADD CONSTRAINT "character_friend_other_id_character_character_id_fk" FOREIGN KEY ("other_id") REFERENCES "public"."character"("character_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop" ADD CONSTRAINT "shop_world_id_world_world_id_fk" FOREIGN KEY ("world_id") REFERENCES "public"."world"("world_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_goods" ADD CONSTRAINT "shop_goods_world_id_shop_id_shop_world_id_shop_id_fk" FOREIGN KEY ("world_id","shop_id") REFERENCES "public"."shop"("world_id","shop_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_goods" ADD CONSTRAINT "shop_goods_world_id_item_code_world_item_world_id_item_code_fk" FOREIGN KEY ("world_id","item_code") REFERENCES "public"."world_item"("world_id","item_code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_goods" ADD CONSTRAINT "shop_goods_world_id_skill_code_world_skill_world_id_skill_code_fk" FOREIGN KEY ("world_id","skill_code") REFERENCES "public"."world_skill"("world_id","skill_code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_purchase" ADD CONSTRAINT "shop_purchase_shop_goods_id_shop_goods_shop_goods_id_fk" FOREIGN KEY ("shop_goods_id") REFERENCES "public"."shop_goods"("shop_goods_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_purchase" ADD CONSTRAINT "shop_purchase_character_id_character_character_id_fk" FOREIGN KEY ("character_id") REFERENCES "public"."character"("character_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "character_skill" ADD CONSTRAINT "character_skill_character_id_character_character_id_fk" FOREIGN KEY ("character_id") REFERENCES "public"."character"("character_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "skill_level_up" ADD CONSTRAINT "skill_level_up_character_id_character_character_id_fk" FOREIGN KEY ("character_id") REFERENCES "public"."character"("character_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "world_application_date" ADD CONSTRAINT "world_application_date_world_id_world_world_id_fk" FOREIGN KEY ("world_id") REFERENCES "public"."world"("world_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "world_calc_row" ADD CONSTRAINT "world_calc_row_world_id_world_world_id_fk" FOREIGN KEY ("world_id") REFERENCES "public"."world"("world_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "world_class" ADD CONSTRAINT "world_class_world_id_world_world_id_fk" FOREIGN KEY ("world_id") REFERENCES "public"."world"("world_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "world_counter" ADD CONSTRAINT "world_counter_world_id_world_world_id_fk" FOREIGN KEY ("world_id") REFERENCES "public"."world"("world_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "world_menu" ADD CONSTRAINT "world_menu_world_id_world_world_id_fk" FOREIGN KEY ("world_id") REFERENCES "public"."world"("world_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "world_page" ADD CONSTRAINT "world_page_world_id_world_world_id_fk" FOREIGN KEY ("world_id") REFERENCES "public"."world"("world_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "world_parameter" ADD CONSTRAINT "world_parameter_world_id_world_world_id_fk" FOREIGN KEY ("world_id") REFERENCES "public"."world"("world_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "world_skill" ADD CONSTRAINT "world_skill_world_id_world_world_id_fk" FOREIGN KEY ("world_id") REFERENCES "public"."world"("world_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "world_skill" ADD CONSTRAINT "world_skill_world_id_class_id_world_class_world_id_class_id_fk" FOREIGN KEY ("world_id","class_id") REFERENCES "public"."world_class"("world_id","class_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "application_slot" ON "application" USING btree ("character_id","slot_no") WHERE kind = 'setting' and status = 1;--> statement-breakpoint
CREATE UNIQUE INDEX "application_skill" ON "application" USING btree ("character_id","code") WHERE kind = 'skill' and status = 1;--> statement-breakpoint
CREATE UNIQUE INDEX "application_class_name" ON "application" USING btree ("world_id","name") WHERE kind = 'class' and status in (1, 2);--> statement-breakpoint
CREATE INDEX "application_waiting" ON "application" USING btree ("kind","application_id") WHERE status = 1;--> statement-breakpoint
CREATE INDEX "application_decided" ON "application" USING btree ("kind","decided_at","application_id") WHERE status in (2, 3);--> statement-breakpoint
CREATE INDEX "application_character" ON "application" USING btree ("character_id","kind","application_id");--> statement-breakpoint
CREATE INDEX "application_class" ON "application" USING btree ("world_id","application_id") WHERE kind = 'class' and status = 2;--> statement-breakpoint
CREATE INDEX "application_user_waiting" ON "application" USING btree ("user_id","world_id") WHERE status = 1;--> statement-breakpoint
CREATE INDEX "character_parameter_change_character" ON "character_parameter_change" USING btree ("character_id","id");--> statement-breakpoint
CREATE INDEX "character_icon_user" ON "character_icon" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "character_icon_character" ON "character_icon" USING btree ("character_id");--> statement-breakpoint
CREATE INDEX "character_icon_unused" ON "character_icon" USING btree ("unused_since") WHERE character_id is null;--> statement-breakpoint
CREATE INDEX "distribution_taken_time" ON "distribution_taken" USING btree ("shouhin_id","official_option_id","suuryo_sentaku_id","taken_at","character_id");--> statement-breakpoint
CREATE INDEX "distribution_taken_character" ON "distribution_taken" USING btree ("character_id");--> statement-breakpoint
CREATE INDEX "shouhin_owner" ON "shouhin" USING btree ("owner_user_id","created_at");--> statement-breakpoint
CREATE INDEX "item_level_up_character" ON "item_level_up" USING btree ("character_id","id");--> statement-breakpoint
CREATE INDEX "item_synth_world" ON "item_synth" USING btree ("world_id","display_order","item_synth_id");--> statement-breakpoint
CREATE INDEX "item_synth_item" ON "item_synth" USING btree ("world_id","item_code");--> statement-breakpoint
CREATE INDEX "item_synth_history_character" ON "item_synth_history" USING btree ("character_id","item_synth_history_id");--> statement-breakpoint
CREATE INDEX "item_synth_history_synth" ON "item_synth_history" USING btree ("item_synth_id");--> statement-breakpoint
CREATE INDEX "item_synth_material_item" ON "item_synth_material" USING btree ("world_id","item_code");--> statement-breakpoint
CREATE INDEX "user_follow_character_newest" ON "user_follow_character" USING btree ("user_id","created_at","character_id");--> statement-breakpoint
CREATE INDEX "user_follow_character_followers" ON "user_follow_character" USING btree ("character_id");--> statement-breakpoint
CREATE INDEX "character_friend_newest" ON "character_friend" USING btree ("character_id","state","changed_at","other_id");--> statement-breakpoint
CREATE INDEX "shop_goods_shop" ON "shop_goods" USING btree ("world_id","shop_id","display_order","shop_goods_id");--> statement-breakpoint
CREATE INDEX "shop_goods_item" ON "shop_goods" USING btree ("world_id","item_code");--> statement-breakpoint
CREATE INDEX "shop_goods_skill" ON "shop_goods" USING btree ("world_id","skill_code");--> statement-breakpoint
CREATE INDEX "shop_purchase_character" ON "shop_purchase" USING btree ("character_id","shop_goods_id");--> statement-breakpoint
CREATE INDEX "shop_purchase_goods" ON "shop_purchase" USING btree ("shop_goods_id");--> statement-breakpoint
CREATE UNIQUE INDEX "character_skill_position" ON "character_skill" USING btree ("character_id","position");--> statement-breakpoint
CREATE INDEX "skill_level_up_character" ON "skill_level_up" USING btree ("character_id","id");--> statement-breakpoint
CREATE INDEX "world_skill_class" ON "world_skill" USING btree ("world_id","class_id");--> statement-breakpoint
CREATE INDEX "character_world_created" ON "character" USING btree ("world_id","created_at","character_id");--> statement-breakpoint
CREATE INDEX "character_world_kana" ON "character" USING btree ("world_id","kana" collate "C","character_id");--> statement-breakpoint
CREATE INDEX "character_world_level" ON "character" USING btree ("world_id","level","character_id");--> statement-breakpoint
CREATE INDEX "character_search" ON "character" USING gin ("search_keys");--> statement-breakpoint
CREATE INDEX "draft_list" ON "draft" USING btree ("user_id","updated_at","draft_id");--> statement-breakpoint
CREATE INDEX "inquiry_list" ON "inquiry" USING btree ("user_id","inquiry_id");--> statement-breakpoint
CREATE INDEX "user_mission_waiting" ON "user_mission" USING btree ("user_id","created_at","id") WHERE status = 1;--> statement-breakpoint
CREATE INDEX "user_mission_waiting_world" ON "user_mission" USING btree ("user_id","world_id","created_at","id") WHERE status = 1;--> statement-breakpoint
CREATE INDEX "user_mission_received_list" ON "user_mission" USING btree ("user_id","received_at","id") WHERE status = 2;--> statement-breakpoint
CREATE INDEX "user_mission_received_world" ON "user_mission" USING btree ("user_id","world_id","received_at","id") WHERE status = 2;--> statement-breakpoint
CREATE INDEX "news_post_published" ON "news_post" USING btree ("published_at","post_id");--> statement-breakpoint
CREATE INDEX "news_post_category" ON "news_post" USING btree ("category","published_at","post_id");--> statement-breakpoint
CREATE INDEX "novel_published" ON "novel" USING btree ("published_at","novel_id");--> statement-breakpoint
CREATE INDEX "novel_world" ON "novel" USING btree ("world_id","published_at","novel_id");--> statement-breakpoint
CREATE INDEX "reading_place_age" ON "reading_place" USING btree ("user_id","updated_at");--> statement-breakpoint
ALTER TABLE "character" ADD CONSTRAINT "character_name_order" CHECK (name_order between 1 and 11);--> statement-breakpoint
ALTER TABLE "world_item" ADD CONSTRAINT "world_item_numbers" CHECK (cardinality(parameters) = 30);