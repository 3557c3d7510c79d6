CREATE TABLE "novel" (
	"novel_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "novel_novel_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" smallint NOT NULL,
	"world_id" text NOT NULL,
	"series_id" integer,
	"chapter_number" smallint,
	"chapter_title" text,
	"title" text NOT NULL,
	"writer_name" text NOT NULL,
	"body" text NOT NULL,
	"first_line" text NOT NULL,
	"characters" integer NOT NULL,
	"picture" text,
	"picture_width" integer,
	"picture_height" integer,
	"search_text" text NOT NULL,
	"published_at" timestamp (3) with time zone,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "novel_cast" (
	"novel_id" integer NOT NULL,
	"place" smallint NOT NULL,
	"name" text NOT NULL,
	"role" text NOT NULL,
	"character_id" text,
	CONSTRAINT "novel_cast_novel_id_place_pk" PRIMARY KEY("novel_id","place")
);
--> statement-breakpoint
CREATE TABLE "novel_picture" (
	"novel_id" integer NOT NULL,
	"line" integer NOT NULL,
	"picture" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"description" text NOT NULL,
	CONSTRAINT "novel_picture_novel_id_line_pk" PRIMARY KEY("novel_id","line")
);
--> statement-breakpoint
CREATE TABLE "novel_series" (
	"series_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "novel_series_series_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"world_id" text NOT NULL,
	"title" text NOT NULL,
	"summary" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "novel_tag" (
	"novel_id" integer NOT NULL,
	"place" smallint NOT NULL,
	"tag" text NOT NULL,
	CONSTRAINT "novel_tag_novel_id_place_pk" PRIMARY KEY("novel_id","place")
);
--> statement-breakpoint
ALTER TABLE "novel" ADD CONSTRAINT "novel_world_id_world_world_id_fk" FOREIGN KEY ("world_id") REFERENCES "public"."world"("world_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "novel" ADD CONSTRAINT "novel_series_id_novel_series_series_id_fk" FOREIGN KEY ("series_id") REFERENCES "public"."novel_series"("series_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "novel_cast" ADD CONSTRAINT "novel_cast_novel_id_novel_novel_id_fk" FOREIGN KEY ("novel_id") REFERENCES "public"."novel"("novel_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "novel_cast" ADD CONSTRAINT "novel_cast_character_id_character_character_id_fk" FOREIGN KEY ("character_id") REFERENCES "public"."character"("character_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "novel_picture" ADD CONSTRAINT "novel_picture_novel_id_novel_novel_id_fk" FOREIGN KEY ("novel_id") REFERENCES "public"."novel"("novel_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "novel_series" ADD CONSTRAINT "novel_series_world_id_world_world_id_fk" FOREIGN KEY ("world_id") REFERENCES "public"."world"("world_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "novel_tag" ADD CONSTRAINT "novel_tag_novel_id_novel_novel_id_fk" FOREIGN KEY ("novel_id") REFERENCES "public"."novel"("novel_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "novel_published" ON "novel" USING btree ("published_at" DESC NULLS LAST,"novel_id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "novel_world" ON "novel" USING btree ("world_id","published_at" DESC NULLS LAST,"novel_id" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "novel_chapter" ON "novel" USING btree ("series_id","chapter_number");--> statement-breakpoint
CREATE UNIQUE INDEX "novel_tag_once" ON "novel_tag" USING btree ("tag","novel_id");