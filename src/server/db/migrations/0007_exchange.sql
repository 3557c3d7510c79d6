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
	"set_order" smallint,
	"originalize_id" integer,
	CONSTRAINT "character_skill_character_id_skill_code_pk" PRIMARY KEY("character_id","skill_code")
);
--> statement-breakpoint
ALTER TABLE "item_synth" ADD CONSTRAINT "item_synth_world_id_item_code_world_item_world_id_item_code_fk" FOREIGN KEY ("world_id","item_code") REFERENCES "public"."world_item"("world_id","item_code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item_synth_history" ADD CONSTRAINT "item_synth_history_character_id_character_character_id_fk" FOREIGN KEY ("character_id") REFERENCES "public"."character"("character_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item_synth_history" ADD CONSTRAINT "item_synth_history_item_synth_id_item_synth_item_synth_id_fk" FOREIGN KEY ("item_synth_id") REFERENCES "public"."item_synth"("item_synth_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item_synth_material" ADD CONSTRAINT "item_synth_material_item_synth_id_item_synth_item_synth_id_fk" FOREIGN KEY ("item_synth_id") REFERENCES "public"."item_synth"("item_synth_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item_synth_material" ADD CONSTRAINT "item_synth_material_world_id_item_code_world_item_world_id_item_code_fk" FOREIGN KEY ("world_id","item_code") REFERENCES "public"."world_item"("world_id","item_code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop" ADD CONSTRAINT "shop_world_id_world_world_id_fk" FOREIGN KEY ("world_id") REFERENCES "public"."world"("world_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_goods" ADD CONSTRAINT "shop_goods_world_id_shop_id_shop_world_id_shop_id_fk" FOREIGN KEY ("world_id","shop_id") REFERENCES "public"."shop"("world_id","shop_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_goods" ADD CONSTRAINT "shop_goods_world_id_item_code_world_item_world_id_item_code_fk" FOREIGN KEY ("world_id","item_code") REFERENCES "public"."world_item"("world_id","item_code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_goods" ADD CONSTRAINT "shop_goods_world_id_skill_code_world_skill_world_id_skill_code_fk" FOREIGN KEY ("world_id","skill_code") REFERENCES "public"."world_skill"("world_id","skill_code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_purchase" ADD CONSTRAINT "shop_purchase_shop_goods_id_shop_goods_shop_goods_id_fk" FOREIGN KEY ("shop_goods_id") REFERENCES "public"."shop_goods"("shop_goods_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_purchase" ADD CONSTRAINT "shop_purchase_character_id_character_character_id_fk" FOREIGN KEY ("character_id") REFERENCES "public"."character"("character_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "character_skill" ADD CONSTRAINT "character_skill_character_id_character_character_id_fk" FOREIGN KEY ("character_id") REFERENCES "public"."character"("character_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "item_synth_world" ON "item_synth" USING btree ("world_id","display_order","item_synth_id");--> statement-breakpoint
CREATE INDEX "item_synth_item" ON "item_synth" USING btree ("world_id","item_code");--> statement-breakpoint
CREATE INDEX "item_synth_history_character" ON "item_synth_history" USING btree ("character_id","item_synth_history_id");--> statement-breakpoint
CREATE INDEX "item_synth_history_synth" ON "item_synth_history" USING btree ("item_synth_id");--> statement-breakpoint
CREATE INDEX "item_synth_material_item" ON "item_synth_material" USING btree ("world_id","item_code");--> statement-breakpoint
CREATE INDEX "shop_goods_shop" ON "shop_goods" USING btree ("world_id","shop_id","display_order","shop_goods_id");--> statement-breakpoint
CREATE INDEX "shop_goods_item" ON "shop_goods" USING btree ("world_id","item_code");--> statement-breakpoint
CREATE INDEX "shop_goods_skill" ON "shop_goods" USING btree ("world_id","skill_code");--> statement-breakpoint
CREATE INDEX "shop_purchase_character" ON "shop_purchase" USING btree ("character_id","shop_goods_id");--> statement-breakpoint
CREATE INDEX "shop_purchase_goods" ON "shop_purchase" USING btree ("shop_goods_id");