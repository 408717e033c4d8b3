// A stand-in for the query builder of supabase-js, over rows in memory.

const day = text => String(text).slice(0, 10);
const instant = value => new Date(value).getTime();

/** The comparable value of a column: dates by day, timestamps by instant, everything else as it is. */
function comparable(column, value, { dates, timestamps }) {
  if (value === null || value === undefined) return null;
  if (dates.has(column)) return day(value);
  return timestamps.has(column) ? instant(value) : value;
}

const comparisons = {
  eq: (left, right) => left === right, neq: (left, right) => left !== right,
  gt: (left, right) => left > right, gte: (left, right) => left >= right,
  lt: (left, right) => left < right, lte: (left, right) => left <= right,
};

class Query {
  #filters = [];
  #where = {};
  #orders = [];
  #range = [0, Infinity];
  #single;
  #returns = true;
  #write;

  constructor(database, table) {
    this.database = database;
    this.table = table;
    for (const name of Object.keys(comparisons)) {
      this[name] = (column, value) => {
        if (name === "eq") this.#where[column] = value;
        return this.#filter(row => this.#compare(name, row, column, value));
      };
    }
  }

  #filter(filter) {
    this.#filters.push(filter);
    return this;
  }

  #compare(name, row, column, value) {
    const [left, right] = [row[column], value].map(value => comparable(column, value, this.database.columns));
    // A comparison with null is neither true nor false, so it selects no row.
    return left !== null && right !== null && comparisons[name](left, right);
  }

  select() {
    this.#returns = true;
    return this;
  }

  insert(rows) { return this.#change("insert", [rows].flat()); }
  upsert(rows, { onConflict = "id" } = {}) { return this.#change("upsert", [rows].flat(), onConflict.split(",")); }
  update(values) { return this.#change("update", values); }
  delete() { return this.#change("delete"); }

  #change(kind, values, keys) {
    this.#write = { kind, values: structuredClone(values), keys };
    this.#returns = false;
    return this;
  }

  in(column, values) {
    this.#where[column] = values;
    return this.#filter(row => values.some(value => this.#compare("eq", row, column, value)));
  }

  is(column, value) { return this.#filter(row => (row[column] ?? null) === value); }

  not(column, operator, value) {
    return this.#filter(row => operator === "is" ? (row[column] ?? null) !== value
      : row[column] !== null && row[column] !== undefined && !this.#compare(operator, row, column, value));
  }

  /** `column.operator.value` terms, of which one must hold. */
  or(text) {
    const terms = text.split(",").map(term => {
      const [column, operator, ...rest] = term.split(".");
      return { column, operator, value: rest.join(".") };
    });
    return this.#filter(row => terms.some(({ column, operator, value }) =>
      operator === "is" ? (row[column] ?? null) === JSON.parse(value)
        : this.#compare(operator, row, column, typeof row[column] === "number" ? Number(value) : value)));
  }

  order(column, { ascending = true, nullsFirst = !ascending } = {}) {
    this.#orders.push({ column, ascending, nullsFirst });
    return this;
  }

  limit(count) { return this.range(this.#range[0], this.#range[0] + count - 1); }

  range(first, last) {
    this.#range = [first, last + 1];
    return this;
  }

  single() {
    this.#single = "one";
    return this;
  }

  maybeSingle() {
    this.#single = "at most one";
    return this;
  }

  then(fulfilled, rejected) { return Promise.resolve().then(() => this.#result()).then(fulfilled, rejected); }

  #result() {
    const rows = this.#write === undefined ? this.#selected() : this.#written();
    const copies = structuredClone(rows);
    if (this.#single === undefined) return { data: this.#returns ? copies : null, error: null, count: rows.length };
    if (rows.length > 1 || rows.length === 0 && this.#single === "one") {
      return { data: null, error: { code: "PGRST116", message: "JSON object requested, multiple (or no) rows returned" } };
    }
    return { data: copies[0] ?? null, error: null };
  }

  #selected() {
    const rows = this.database.rows(this.table).filter(row => this.#filters.every(filter => filter(row)));
    const place = (left, right) => {
      for (const { column, ascending, nullsFirst } of this.#orders) {
        const [a, b] = [left, right].map(row => comparable(column, row[column], this.database.columns));
        if (a === b) continue;
        if (a === null || b === null) return (a === null) === nullsFirst ? -1 : 1;
        return (a < b) === ascending ? -1 : 1;
      }
      return 0;
    };
    return [...rows].sort(place).slice(...this.#range);
  }

  #written() {
    const { kind, values, keys } = this.#write;
    const rows = this.database.rows(this.table);
    this.database.writes.push({ table: this.table, kind, values: structuredClone(values ?? null) });
    this.database.changes.push({ table: this.table, kind, values: structuredClone(values ?? null), where: structuredClone(this.#where) });
    if (kind === "update" || kind === "delete") {
      const chosen = this.#selected();
      if (kind === "update") for (const row of chosen) Object.assign(row, structuredClone(values));
      else this.database.replace(this.table, rows.filter(row => !chosen.includes(row)));
      return chosen;
    }
    return values.map(value => {
      const known = kind === "upsert" ? rows.find(row => keys.every(key => row[key] === value[key])) : undefined;
      if (known !== undefined) return Object.assign(known, value);
      const row = { ...this.database.defaults[this.table], ...value };
      rows.push(row);
      return row;
    });
  }
}

/**
 * A database of rows: `from`, `rpc` and `auth` are those of supabase-js.
 *
 * `writes` is the log of what was written. `changes` is the same log with `where`: the columns that `eq` and `in` have compared, to
 * the values.
 *
 * @param tables the rows of each table
 * @param dates, timestamps the columns that compare by day, and those that compare by instant
 * @param defaults the columns that each table fills in
 * @param functions the functions that `rpc` calls; what one throws is the error of the call
 * @param user the user of the session, `{ id }`; null without a session
 */
export class Database {
  writes = [];
  changes = [];
  #tables;

  constructor(tables, { dates = [], timestamps = [], defaults = {}, functions = {}, user = null } = {}) {
    this.#tables = structuredClone(tables);
    this.columns = { dates: new Set(dates), timestamps: new Set(timestamps) };
    this.defaults = defaults;
    this.functions = functions;
    this.from = table => new Query(this, table);
    const session = user === null ? null : { user, access_token: "token" };
    this.auth = {
      getSession: async () => ({ data: { session }, error: null }),
      getUser: async () => ({ data: { user }, error: null }),
      onAuthStateChange: () => ({ data: { subscription: { unsubscribe() {} } } }),
    };
    this.rpc = async (name, values) => {
      this.writes.push({ function: name, values: structuredClone(values ?? null) });
      this.changes.push({ function: name, values: structuredClone(values ?? null) });
      if (!Object.hasOwn(this.functions, name)) return { data: null, error: { message: `no function ${name}` } };
      try {
        return { data: structuredClone(await this.functions[name](values, this)), error: null };
      } catch (error) {
        return { data: null, error };
      }
    };
  }

  /** The rows of a table, which may be changed. */
  rows(table) { return this.#tables[table] ??= []; }

  replace(table, rows) { this.#tables[table] = rows; }
}
