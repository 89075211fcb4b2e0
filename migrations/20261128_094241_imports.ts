import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "imports" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"by" uuid,
  	"at" timestamp with time zone DEFAULT now() NOT NULL,
  	"kind" text NOT NULL,
  	"source" text NOT NULL,
  	"name" text NOT NULL,
  	"state" text NOT NULL,
  	"found" jsonb NOT NULL,
  	"choices" jsonb NOT NULL,
  	"rows" integer DEFAULT 0 NOT NULL,
  	"made" integer DEFAULT 0 NOT NULL,
  	"changed" integer DEFAULT 0 NOT NULL,
  	"there" integer DEFAULT 0 NOT NULL,
  	"refused" integer DEFAULT 0 NOT NULL,
  	"problems" jsonb DEFAULT '[]'::jsonb NOT NULL,
  	"settled_at" timestamp with time zone
  );
  
  CREATE TABLE "import_rows" (
  	"import" uuid NOT NULL,
  	"place" integer NOT NULL,
  	"line" integer NOT NULL,
  	"cells" json NOT NULL,
  	CONSTRAINT "import_rows_import_place_pk" PRIMARY KEY("import","place")
  );
  
  ALTER TABLE "imports" ADD CONSTRAINT "imports_by_users_id_fk" FOREIGN KEY ("by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "import_rows" ADD CONSTRAINT "import_rows_import_imports_id_fk" FOREIGN KEY ("import") REFERENCES "public"."imports"("id") ON DELETE cascade ON UPDATE no action;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE IF EXISTS "imports" CASCADE;
  DROP TABLE IF EXISTS "import_rows" CASCADE;`)
}
