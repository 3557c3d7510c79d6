//# allFunctionsCalledOnLoad

import{n as e}from"./application-Dwa4sEID.js";import{I as t}from"./routes-guest-BSaMAP25.js";import{j as n}from"./vendor-D_iKJM-m.js";var r=n(),i=()=>(0,r.jsx)(e,{kind:`change`,id:t.useSearch().id});export{i as component};