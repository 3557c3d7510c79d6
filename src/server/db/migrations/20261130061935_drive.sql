CREATE TABLE "drive_file" (
	"file_id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"name" text NOT NULL,
	"folder" text DEFAULT '' NOT NULL,
	"hash" text NOT NULL,
	"width" integer DEFAULT 0 NOT NULL,
	"height" integer DEFAULT 0 NOT NULL,
	"bytes" integer DEFAULT 0 NOT NULL,
	"uploaded_at" timestamp (3) with time zone NOT NULL,
	"stored_at" timestamp (3) with time zone,
	"shared_until" timestamp (3) with time zone,
	"removed_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "drive_file" ADD CONSTRAINT "drive_file_user_id_app_user_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "drive_file_user" ON "drive_file" USING btree ("user_id","uploaded_at","file_id");--> statement-breakpoint
CREATE INDEX "drive_file_cut" ON "drive_file" USING btree ("uploaded_at") WHERE stored_at is null;--> statement-breakpoint
CREATE INDEX "drive_file_bin" ON "drive_file" USING btree ("removed_at") WHERE removed_at is not null;