# Example of a cache that keeps pages until a publish: Varnish 7 between the front server and the site, on one machine. The
# site needs PURGE_URLS=http://127.0.0.1:6081, the front server passes on to port 6081 instead of 3000.
vcl 4.1;

backend default {
	.host = "127.0.0.1";
	.port = "3000";
}

# Where sites are: only they may empty the cache. A front server on one of these machines passes on what visitors ask, and
# says for whom in X-Forwarded-For, to which Varnish has added the address of the connection.
acl sites {
	"127.0.0.1";
	"::1";
}

sub vcl_recv {
	if (req.method == "PURGE") {
		if (client.ip !~ sites || req.http.X-Forwarded-For != "" + client.ip) {
			return (synth(405));
		}
		ban("obj.status != 0");
		return (synth(200));
	}
	# For one visitor or editor, or said by the browser to be fetched ahead. Films pass as well.
	if (req.url ~ "^/(api|admin|graphql|health|phpmail|uploads|views|vorschau|webhooks|_next)(/|\?|$)" || req.http.Sec-Purpose) {
		return (pass);
	}
	unset req.http.Cookie; # no page depends on one
}

sub vcl_backend_response {
	# A page that a shared cache may keep for a second is kept until it is purged, at most for ten minutes: a purge can get lost.
	if (beresp.http.Cache-Control ~ "s-maxage=1\b") {
		set beresp.ttl = 10m;
		set beresp.grace = 0s;
		set beresp.keep = 0s;
	}
	# An error never takes the place of a page that is there.
	if (beresp.status >= 500 && bereq.is_bgfetch) {
		return (abandon);
	}
}
