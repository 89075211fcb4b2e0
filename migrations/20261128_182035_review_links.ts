import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "review_links" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"hash" text NOT NULL,
  	"owner" text NOT NULL,
  	"document" uuid,
  	"kept" jsonb,
  	"maker" uuid NOT NULL,
  	"made_at" timestamp with time zone DEFAULT now() NOT NULL,
  	"expires_at" timestamp with time zone NOT NULL,
  	"last_opened_at" timestamp with time zone,
  	CONSTRAINT "review_links_hash_unique" UNIQUE("hash")
  );
  
  ALTER TABLE "review_links" ADD CONSTRAINT "review_links_maker_users_id_fk" FOREIGN KEY ("maker") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "review_links_of_idx" ON "review_links" USING btree ("owner","document");
  CREATE INDEX "review_links_maker_idx" ON "review_links" USING btree ("maker");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE IF EXISTS "review_links" CASCADE;`)
}
