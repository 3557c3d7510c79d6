CREATE TABLE "note_book_picture" (
	"user_id" text NOT NULL,
	"picture_id" text NOT NULL,
	"picture" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"width" integer DEFAULT 0 NOT NULL,
	"height" integer DEFAULT 0 NOT NULL,
	"uploaded_at" timestamp (3) with time zone NOT NULL,
	"stored_at" timestamp (3) with time zone,
	"note_book_id" integer,
	CONSTRAINT "note_book_picture_user_id_picture_id_pk" PRIMARY KEY("user_id","picture_id")
);
--> statement-breakpoint
ALTER TABLE "note_book" ADD COLUMN "is_office_removed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "note_book_picture" ADD CONSTRAINT "note_book_picture_user_id_app_user_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "note_book_picture" ADD CONSTRAINT "note_book_picture_note_book_id_note_book_note_book_id_fk" FOREIGN KEY ("note_book_id") REFERENCES "public"."note_book"("note_book_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "note_book_picture_of" ON "note_book_picture" USING btree ("note_book_id");--> statement-breakpoint
CREATE INDEX "note_book_picture_files" ON "note_book_picture" USING btree ("picture");--> statement-breakpoint
CREATE INDEX "note_book_picture_unused" ON "note_book_picture" USING btree ("uploaded_at") WHERE note_book_id is null;